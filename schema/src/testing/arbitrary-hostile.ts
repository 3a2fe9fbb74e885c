import type FastCheck from 'fast-check';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

const anything = (fc: typeof FastCheck): Arbitrary<unknown> =>
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withNullPrototype: true, withSparseArray: true });

const throwing = {
  get title(): string {
    throw new Error('not for reading');
  },
};

function endless(): unknown {
  const loop: Record<string, unknown> = {};
  for (const key of ['nodes', 'options', 'children', 'logic', 'title', 'set', '1', '4']) loop[key] = [loop, loop];
  return loop;
}

/** Values that no honest client sends. Not among them: a revoked proxy, which fast-check itself cannot carry. Give it fast-check's `fc`. */
export const arbitraryHostile = (fc: typeof FastCheck): Arbitrary<unknown> =>
  fc.oneof(
    anything(fc),
    fc.constantFrom<unknown>(throwing, endless(), Array.from({ length: 3 }), Object.create(null), Symbol('s'), Number.NaN),
  );

/** Values for most faults that occur in practice, ready to use. */
const SCRAPS: readonly unknown[] = [
  null,
  true,
  false,
  '',
  ' ',
  'x',
  '1',
  0,
  1,
  2,
  3,
  1.5,
  -1,
  2 ** 53,
  Number.NaN,
  Symbol('s'),
  [],
  {},
  [[]],
  [{}],
];

/** Records that look almost right: keys the model knows, values it does not expect, or `part`s of the same kind. */
export function arbitraryAlmost(fc: typeof FastCheck, keys: readonly string[], part?: Arbitrary<unknown>): Arbitrary<unknown> {
  const value = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...SCRAPS) },
    { weight: 6, arbitrary: fc.integer({ min: -1, max: 40 }) },
    { weight: 4, arbitrary: part ?? fc.string({ maxLength: 3 }) },
    { weight: 1, arbitrary: anything(fc) },
  );
  return fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
}
