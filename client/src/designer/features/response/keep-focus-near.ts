/** Gives the focus to what was done last once the button that did it is gone, as after a deletion: nobody should have to begin at the top. */
export function keepFocusNear(): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-outcome] button')?.focus();
  });
}
