/** A sign and six digits say every number that a slider can have. */
const LONGEST = 7;

/** What is kept of something typed or pasted: digits, full-width ones as well, and the sign in front. */
export function keepNumber(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/^[\u2212\u2013]/, '-');
  return (plain.startsWith('-') ? '-' : '') + plain.replace(/\D/g, '').slice(0, LONGEST - 1);
}

/** The number that a text says; null where it says none yet. */
export function numberIn(text: string): number | null {
  return /\d/.test(text) ? Number(text) + 0 : null;
}
