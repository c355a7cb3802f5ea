// Scenes of a board tell what would follow: each is shown while one of the things that it names (data-with) is pointed
// at.

export function showScenes(ids) {
  let shown = null;
  for (const scene of document.querySelectorAll('#region-board [data-with]')) {
    const named = scene.dataset.with.split(' ');
    const meant = !shown && ids.some((id) => named.includes(id));
    scene.setAttribute('display', meant ? 'inline' : 'none');
    if (meant) shown = scene;
  }
  return shown;
}
