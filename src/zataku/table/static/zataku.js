// The table's own script: it sends choices, follows the live events, swaps what changed and moves things from where
// they were to where they go. Everything it shows comes from the server as HTML.

import { PlayerAid } from './aid.js';
import { Workbench } from './craft.js';
import { startClocks } from './clocks.js';
import { Coach, firstMinute } from './coach.js';
import { lesson, listLessons } from './lesson.js';
import { Lobby } from './lobby.js';
import { newTable } from './new-table.js';
import { byId } from './page.js';
import { Replay } from './replay.js';
import { Signs, soundSwitch } from './signs.js';
import { Study } from './study.js';
import { askFirst } from './sure.js';
import { searchRules } from './rules.js';
import { TableScreen } from './table.js';
import { Terms } from './terms.js';

export { shares } from './shares.js';

const table = byId('table');
const replay = byId('replay');
const study = byId('study');

// For whoever wants to look at it in the browser's console, and for tests.
window.zataku = (table && new TableScreen(table)) || (replay && new Replay(replay))
  || (study && new Study(study));

if (table) window.zataku.signs = new Signs();
if (table) window.zataku.aid = new PlayerAid(table);
if (table) window.zataku.coach = new Coach(window.zataku);
firstMinute();
if (byId('lobby')) window.zataku = new Lobby(byId('lobby'));
soundSwitch(byId('sound-switch'));
startClocks();
askFirst();

// Gear is arranged on the page before it is chosen.
if (table) window.zataku.workbench = new Workbench(window.zataku);

// Randomness of this browser's own, mixed into the seed of the match: not even the server can choose the dice.
for (const lots of document.querySelectorAll('[data-lots]')) {
  const bytes = [...crypto.getRandomValues(new Uint8Array(24))];
  lots.value = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

for (const form of document.querySelectorAll('.new-table')) newTable(form);

const search = byId('search');
if (search) searchRules(search);
if (byId('lesson')) lesson(byId('lesson'));
if (byId('lessons')) listLessons(byId('lessons'));

const glossary = document.querySelector('[data-glossary]');
export const terms = glossary && new Terms(glossary.dataset.glossary);
