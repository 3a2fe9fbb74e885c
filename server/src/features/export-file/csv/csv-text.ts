/** Signs with which spreadsheet programs take a text for a formula; full-width ones as well, where Chinese is typed. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A negative number is no formula. */
const NEGATIVE = /^-[0-9]+(?:\.[0-9]+)?$/;

/** Makes a text harmless for spreadsheet programs: one that they would take for a formula begins with an apostrophe. Numbers stay as they are. */
export const guarded = (text: string): string => (FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text);

const TO_BE_QUOTED = /[",\r\n]/;

/** A field of RFC 4180. */
export const csvField = (text: string): string => (TO_BE_QUOTED.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
