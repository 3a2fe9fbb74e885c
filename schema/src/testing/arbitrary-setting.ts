import type FastCheck from 'fast-check';
import type { NodeSetting, QuestionType } from '../definition/definition.js';
import { arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

/** A pair in which neither side rules out the other; 0 as the higher one means no limit. */
const pair = (fc: typeof FastCheck, limit: number): Arbitrary<readonly [number, number]> =>
  fc.tuple(fc.integer({ min: 0, max: limit }), fc.integer({ min: 0, max: limit })).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

const textSetting = (fc: typeof FastCheck): Arbitrary<NodeSetting> =>
  fc
    .record({
      size: fc.integer({ min: 1, max: 6 }),
      format: fc.integer({ min: 0, max: 6 }),
      words: pair(fc, 40),
      bounds: fc.option(pair(fc, 99), { nil: undefined }),
      suffix: arbitraryText(fc, 0),
    })
    .map(({ size, format, words: [min_word, max_word], bounds, suffix }) => ({
      size,
      format,
      min_word,
      max_word,
      suffix,
      min: bounds?.[0],
      max: bounds?.[1],
    }));

/** A setting that its question type allows. */
export const arbitrarySetting = (fc: typeof FastCheck, type: QuestionType): Arbitrary<NodeSetting> => {
  const column = fc.integer({ min: 1, max: 3 });
  if (type === 1) return fc.record({ column });
  if (type === 3) return textSetting(fc);
  return fc.record({ column, range: pair(fc, 8) }).map(({ column: columns, range: [min, max] }) => ({ column: columns, min, max }));
};
