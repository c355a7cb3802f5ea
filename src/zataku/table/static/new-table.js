// The form for a new table shows the seats and the variants that the number of players needs.

export function newTable(form) {
  const draw = () => {
    const count = form.querySelector('[name="players"]:checked').value;
    for (const seat of form.querySelectorAll('[data-seat]')) {
      seat.hidden = Number(seat.dataset.seat) >= Number(count);
      const name = seat.querySelector('.seat-name');
      if (name) name.hidden = seat.querySelector('select').value !== 'here';
    }
    for (const option of form.querySelectorAll('[data-players]')) {
      const fits = option.dataset.players.split(' ').filter(Boolean);
      option.hidden = fits.length > 0 && !fits.includes(count);
    }
  };
  form.addEventListener('change', draw);
  draw();
}
