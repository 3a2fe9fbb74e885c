let isDown = false;

if (typeof document !== 'undefined') {
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
  };
  document.addEventListener('pointerdown', down, true);
  document.addEventListener('pointerup', up, true);
  document.addEventListener('pointercancel', up, true);
}

/**
 * Runs a step that may move the page once the finger is off it and its click has arrived. Otherwise an error that appears on blur pushes
 * the very thing away that is being pressed.
 */
export function afterPointer(step: () => void): void {
  const later = () => setTimeout(step, 0);
  if (isDown) document.addEventListener('pointerup', later, { once: true });
  else later();
}
