import type FastCheck from 'fast-check';
import { arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** Texts that fit, by answer format (Spec 3, option input types). */
const FITTING: Readonly<Record<number, readonly string[]>> = {
  0: ['x', 'so so', '\u{1f600}\u4e2d'],
  1: ['7', '-12', '+30'],
  2: ['7', '3.5', '-0.25'],
  3: ['13800138000', '19912345678'],
  4: ['a@b.cn', 'first.last@mail.example.com'],
  5: ['Abc', 'x'],
  6: ['\u4e2d\u6587'],
};

const ANY_FORMAT: readonly string[] = ['7', '100000', '12800138000', 'a@b', 'Abc1', '\u4e2d1', ' ', ''];

/** Generates input as people type it: mostly a text that fits the format, or one of the `choices` of a drop-down; now and then any other. */
export function arbitraryInput(fc: typeof FastCheck, format = 0, choices: readonly string[] = []): Arbitrary<string> {
  const fitting = FITTING[format] ?? choices;
  const other = fc.oneof(arbitraryText(fc, 1), fc.constantFrom(...ANY_FORMAT));
  return fitting.length === 0 ? other : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: other });
}

const DATES = [
  '2026-03-31',
  '2026-02-29',
  '2024-02-29',
  '2026-03',
  '2026-13',
  '2026',
  '0000',
  '2026-03-31T18:05',
  '2026-03-31 18:05:59',
  '24:00',
];

/** A date or time of one of the formats, or nearly one. */
export const arbitraryDate = (fc: typeof FastCheck): Arbitrary<string> => fc.constantFrom(...DATES, '18:05', '18:05:59');
