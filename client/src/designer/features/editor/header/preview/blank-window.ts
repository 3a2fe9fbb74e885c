/** A window that is opened at once, since browsers allow no other, and goes somewhere when it is known where. */
export interface BlankWindow {
  /** `address`: within this server, so that it opens by whatever name the author reached it. */
  goTo(address: string): void;
  close(): void;
}

/** Call it inside a click. Null: the browser lets no window open. The page in it has no way back into this one. */
export function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  return {
    goTo: (address) => opened.location.replace(new URL(address, window.location.origin)),
    close: () => opened.close(),
  };
}
