/** Cells take no more UTF-16 units; spreadsheet programs call a file with longer texts damaged. */
export const LONGEST_CELL = 32_767;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 cannot have, the carriage return that its readers change, and texts that look like their escapes. */
// oxlint-disable-next-line no-control-regex -- These are the characters to find.
const SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;
// oxlint-disable-next-line no-control-regex -- These are the characters to find.
const IS_SPECIAL = /[&<>"\u0000-\u0008\u000b-\u001f\ufffe\uffff_]/;

const escapeOf = (character: string): string =>
  MARKUP[character] ?? `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A text in the sheet of a workbook: markup as entities, control characters as `_x000B_`, and what looks like one of those as `_x005F_x000B_`. */
export const xmlText = (text: string): string => (IS_SPECIAL.test(text) ? text.replace(SPECIAL, escapeOf) : text);

/** The beginning of a text, never half a character. */
export function beginningOf(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  const isHalf = last >= 0xd800 && last <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
