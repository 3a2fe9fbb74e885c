/** Passwords of shared reports, kept until this tab is closed, so that a reload opens the report again. */
const keyOf = (shareId: string): string => `wence.open-report.${shareId}`;

export function readPassword(shareId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(shareId));
  } catch {
    // Storage is switched off: the password is asked for again after a reload.
    return null;
  }
}

export function keepPassword(shareId: string, password: string): void {
  try {
    sessionStorage.setItem(keyOf(shareId), password);
  } catch {
    // As above.
  }
}
