import type FastCheck from 'fast-check';

type Arbitrary<T> = FastCheck.Arbitrary<T>;

const isGiven = <T>(entry: readonly [number, T | undefined]): entry is readonly [number, T] => entry[1] !== undefined;

/** Values for some of these ids, left out at random: a record keyed by id, as answers have them. The n-th value goes with the n-th id. */
export const valuesForSomeIds = <T>(
  fc: typeof FastCheck,
  ids: readonly number[],
  values: readonly Arbitrary<T>[],
): Arbitrary<Record<string, T>> =>
  fc.tuple(...values.map((value) => fc.option(value, { nil: undefined, freq: 6 }))).map((given) => {
    const entries = ids.map((id, place) => [id, given[place]] as const);
    return Object.fromEntries(entries.filter(isGiven));
  });
