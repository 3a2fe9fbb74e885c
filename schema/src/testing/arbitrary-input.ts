import type FastCheck from 'fast-check';
import { arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** At least one text for every answer format, and near misses. */
const TYPED = [
  '7',
  '-12',
  '3.5',
  '100000',
  '13800138000',
  '12800138000',
  'a@b.cn',
  'a@b',
  'Abc',
  'Abc1',
  '\u4e2d\u6587',
  '\u4e2d1',
  ' ',
  '',
];

/** What somebody may type into an input: any text, or one that fits some format or one of the `choices`. */
export const arbitraryInput = (fc: typeof FastCheck, choices: readonly string[] = []): Arbitrary<string> =>
  fc.oneof(arbitraryText(fc, 1), fc.constantFrom(...TYPED, ...choices));

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
