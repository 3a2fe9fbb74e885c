import type FastCheck from 'fast-check';

/** Characters that have broken somebody's software before: markup, quotes, controls, separators, wide, combining and astral ones. */
const AWKWARD = [
  'a',
  'B',
  '7',
  ' ',
  '<',
  '>',
  '"',
  '\\',
  '\n',
  '\t',
  '\u0000',
  '\u2028',
  '\ufeff',
  '\u00e9',
  '\u0301',
  '\u4e00',
  '\u9fa5',
  '\u{1f600}',
  '\u{20000}',
];

const isSurrogate = (point: number): boolean => point >= 0xd800 && point <= 0xdfff;

/** Joins characters. Built from an array, because fast-check's own strings prepare long tables on each use. */
const joined = (
  fc: typeof FastCheck,
  unit: FastCheck.Arbitrary<string>,
  minLength: number,
  maxLength: number,
): FastCheck.Arbitrary<string> => fc.array(unit, { minLength, maxLength }).map((characters) => characters.join(''));

/** A text of any characters that have a UTF-8 form; not blank when `min` is 1. */
export function arbitraryText(fc: typeof FastCheck, min: 0 | 1): FastCheck.Arbitrary<string> {
  const anyPoint = fc.integer({ min: 0, max: 0x10ffff }).map((point) => (isSurrogate(point) ? '-' : String.fromCodePoint(point)));
  const any = joined(fc, fc.oneof(fc.constantFrom(...AWKWARD), anyPoint), 0, 12);
  return min === 0 ? any : any.map((text) => (text.trim() === '' ? `x${text}` : text));
}

/** A code that a person may type; few characters, so that two of them are often the same. */
export const arbitraryCode = (fc: typeof FastCheck): FastCheck.Arbitrary<string> =>
  joined(fc, fc.constantFrom('A', 'b', 'Q', '0', '1', '9'), 1, 4);
