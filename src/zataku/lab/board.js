// The board of a notebook: what can be chosen glows and is chosen by a click; the list serves the keyboard.

const STYLE = `
.zataku-board svg { width: 100%; height: auto; }
.zataku-board [data-options]:not([data-options=""]) { cursor: pointer; outline: 3px solid #b98a2f; }
.zataku-board .choices { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; }
`;

function render({ model, el }) {
  const root = document.createElement('div');
  root.className = 'zataku-board';
  root.innerHTML = `<style>${STYLE}</style><input type="range" min="0" aria-label="choices">
    <p class="prompt"></p><div class="choices"></div><div class="picture"></div>`;
  const [slider, prompt, choices, picture] = ['input', '.prompt', '.choices', '.picture'].map((s) => root.querySelector(s));

  const choose = (code) => {
    model.set('chosen', [model.get('choices'), code]);
    model.save_changes();
  };
  const draw = () => {
    slider.max = model.get('choices');
    slider.value = model.get('at');
    prompt.textContent = model.get('prompt');
    picture.innerHTML = model.get('svg');
    choices.replaceChildren(...model.get('options').map(({ code, label }) => {
      const button = document.createElement('button');
      button.dataset.code = code;
      button.textContent = label;
      button.addEventListener('click', () => choose(code));
      return button;
    }));
  };
  slider.addEventListener('change', () => {
    model.set('at', Number(slider.value));
    model.save_changes();
  });
  picture.addEventListener('click', (event) => {
    const codes = event.target.closest('[data-options]')?.dataset.options.split(' ').filter(Boolean) ?? [];
    if (codes.length === 1) choose(codes[0]);
    else for (const code of codes) choices.querySelector(`[data-code="${CSS.escape(code)}"]`)?.focus();
  });
  model.on('change:svg', draw);
  model.on('change:options', draw);
  draw();
  el.append(root);
}

export default { render };
