import fc from 'fast-check';

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
});

const throwing = {
  get title(): string {
    throw new Error('not for reading');
  },
};

const endless = (): unknown => {
  const loop: Record<string, unknown> = {};
  for (const key of ['nodes', 'options', 'children', 'logic', 'title', 'set', '1', '4']) loop[key] = [loop, loop];
  return loop;
};

/** Values that no honest client sends. Not among them: a revoked proxy, which fast-check itself cannot carry. */
export const hostile = fc.oneof(
  anything,
  fc.constantFrom<unknown>(throwing, endless(), Array.from({ length: 3 }), Object.create(null), Symbol('s'), Number.NaN),
);

/** Most of what is wrong in practice, at hand without making it up each time. */
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
export const almost = (keys: readonly string[], part: fc.Arbitrary<unknown> = fc.string({ maxLength: 3 })): fc.Arbitrary<unknown> => {
  const value = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...SCRAPS) },
    { weight: 6, arbitrary: fc.integer({ min: -1, max: 40 }) },
    { weight: 4, arbitrary: part },
    { weight: 1, arbitrary: anything },
  );
  return fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [] });
};

/** An object that throws whatever is done to it. */
export const revoked = (): unknown => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
