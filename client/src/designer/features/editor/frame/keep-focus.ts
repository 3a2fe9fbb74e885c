/**
 * What has the focus keeps it while its row changes places: a row that is taken out and put back in loses it otherwise. Where a button cannot be
 * used any more at the new place, one beside it takes over.
 */
export function keepFocus(): void {
  const held = document.activeElement;
  if (!(held instanceof HTMLElement)) return;
  requestAnimationFrame(() => {
    if (!held.isConnected) return;
    const isUsable = !held.matches(':disabled');
    const next = isUsable ? held : held.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
    if (document.activeElement !== next) next?.focus();
  });
}
