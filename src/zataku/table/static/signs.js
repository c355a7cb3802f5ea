// Signs that somebody is waited for, where the page itself is not seen: the icon of the tab, quiet sounds, a
// notification. Sounds are made here, from nothing but sine and noise; they are off until they are switched on.

import { byId, post, root } from './page.js';

// Icons

export function waitingIcon(waits) {
  const icon = document.querySelector('link[rel="icon"]');
  const wanted = waits ? icon.dataset.waiting : icon.dataset.quiet;
  if (icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
}

// Sounds

let audio;

const isOn = () => root.dataset.sound === 'on';

function context() {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
  return audio;
}

// A string that is plucked: a tone with a soft start that fades.
function pluck(pitch, after = 0, loudness = 0.12, length = 0.9) {
  const air = context();
  const begin = air.currentTime + after;
  const volume = air.createGain();
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0004, begin + length);
  volume.connect(air.destination);
  for (const [part, share] of [[1, 1], [2, 0.35], [3, 0.12]]) {
    const tone = air.createOscillator();
    const own = air.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch * part;
    own.gain.value = share;
    tone.connect(own).connect(volume);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

// Wood on wood: a very short noise through a narrow filter.
function knock(pitch, after = 0, loudness = 0.25) {
  const air = context();
  const begin = air.currentTime + after;
  const length = 0.07;
  const noise = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  }
  const source = air.createBufferSource();
  const filter = air.createBiquadFilter();
  const volume = air.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 6;
  volume.gain.value = loudness;
  source.connect(filter).connect(volume).connect(air.destination);
  source.start(begin);
}

const SOUNDS = {
  turn: () => { pluck(440); pluck(587.33, 0.14); pluck(659.25, 0.28); },
  dice: () => { for (let roll = 0; roll < 6; roll += 1) knock(900 + 500 * Math.random(), roll * 0.06); },
  time: () => { knock(620); knock(620, 0.25); },
  end: () => { pluck(329.63); pluck(440, 0.2); pluck(493.88, 0.4, 0.12, 1.6); },
};

// Plays a sound, if sounds are wanted; what was played last can be asked for.
export function sound(name) {
  if (!isOn()) return;
  root.dataset.played = name;
  SOUNDS[name]();
}

// The switch in the line on top.
export function soundSwitch(button) {
  const show = () => button.setAttribute('aria-pressed', String(isOn()));
  button.addEventListener('click', async (event) => {
    event.preventDefault();
    root.dataset.sound = isOn() ? 'off' : 'on';
    show();
    sound('turn');
    await post('/settings/sound', { sound: root.dataset.sound });
  });
  show();
}

// At the table: looks at what the page shows after every change.

// So many dice that lie differently all at once were rolled.
const ROLLED = 3;

export class Signs {
  constructor() {
    this.was = { ...byId('status').dataset };
    this.dice = diceNow();
    waitingIcon(this.was.myTurn === 'yes');
    this.offerNotification();
    new MutationObserver(() => this.look()).observe(byId('table'), { childList: true, subtree: true });
  }

  look() {
    const now = byId('status')?.dataset;
    if (!now || now.number === this.was.number) return;
    const dice = diceNow();
    const rolled = [...dice].filter(([id, face]) => this.dice.has(id) && this.dice.get(id) !== face).length;
    if (now.over === 'yes' && this.was.over !== 'yes') sound('end');
    else if (now.myTurn === 'yes' && this.was.myTurn !== 'yes') sound('turn');
    else if (now.position !== this.was.position && rolled >= ROLLED) sound('dice');
    waitingIcon(now.myTurn === 'yes');
    this.was = { ...now };
    this.dice = dice;
    this.offerNotification();
  }

  // Only where a notification can still be asked for, and while there is somebody to wait for.
  offerNotification() {
    const offer = byId('offer-notify');
    if (offer) offer.hidden = window.Notification?.permission !== 'default' || this.was.myTurn === 'yes';
  }
}

function diceNow() {
  const dice = document.querySelectorAll('#region-board [id^="die-"], #region-board [id^="dice-"]');
  return new Map([...dice].map((die) => [die.id, die.innerHTML]));
}
