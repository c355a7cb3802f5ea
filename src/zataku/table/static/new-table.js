// The form for a new table shows what the number of players needs, and how long the match will be about.

export function newTable(form) {
  const field = (name) => form.elements[name];

  function draw() {
    const count = field('players').value;
    for (const seat of form.querySelectorAll('[data-seat]')) {
      seat.hidden = Number(seat.dataset.seat) >= Number(count);
      const name = seat.querySelector('.seat-name');
      if (name) name.hidden = seat.querySelector('select').value !== 'here';
    }
    for (const part of form.querySelectorAll('[data-players]')) {
      const fits = part.dataset.players.split(' ').filter(Boolean);
      part.hidden = part.matches('.automa') ? !fits.includes(count) : fits.length > 0 && !fits.includes(count);
    }
    form.querySelector('.own-clock').hidden = field('clock').value !== 'own';
    form.querySelector('.levels').hidden = !sitters(count).some((sitter) => !['here', 'invite'].includes(sitter));
    form.querySelector('#variants').hidden = !form.querySelector('[data-group]:not([hidden])');
    tellLength(count);
  }

  function sitters(count) {
    return Array.from({ length: Number(count) }, (_, seat) => field(`seat-${seat}`).value);
  }

  // Choices a seat, as they were measured, with the time that people and bots take for one.
  function tellLength(count) {
    const choices = JSON.parse(form.dataset.lengths)[count];
    const { person, bot } = form.dataset;
    const people = sitters(count).filter((sitter) => ['here', 'invite'].includes(sitter)).length;
    const seconds = choices * (people * Number(person) + (Number(count) - people) * Number(bot));
    const told = field('minutes');
    told.closest('p').hidden = !choices;
    told.value = told.dataset.words.replace('#', Math.max(5, 5 * Math.round(seconds / 300)));
  }

  // A preset sets its options one by one; whoever changes one of them has a mix of their own.
  function keepPresets(changed) {
    const group = changed.closest('[data-group]');
    if (!group) return;
    if (changed.dataset.values) {
      for (const [name, value] of Object.entries(JSON.parse(changed.dataset.values))) {
        field(`option-${name}`).value = value;
      }
    } else if (changed.name.startsWith('option-')) {
      const presets = [...group.querySelectorAll('[data-values]')];
      const fits = ({ dataset }) => Object.entries(JSON.parse(dataset.values))
        .every(([name, value]) => field(`option-${name}`).value === value);
      const own = group.querySelector('[value="own"]');
      const fitting = presets.find(fits) ?? own;
      if (fitting) fitting.checked = true;
    } else if (changed.value === 'own') {
      group.querySelector('details').open = true;
    }
  }

  form.addEventListener('change', (event) => {
    keepPresets(event.target);
    draw();
  });
  draw();
}
