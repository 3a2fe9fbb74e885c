import { LIMITS, type QuotaCell, type QuotaDimension } from '@wence/schema';

/** A combination of options, one per question of a table quota, as text by which it is looked up. */
export const combinationKey = (optionIds: readonly number[]): string => optionIds.join('.');

/** The limits of a table quota by combination; a combination that is not in it is unlimited. */
export type GridLimits = ReadonlyMap<string, number>;

export const limitsOf = (cells: readonly QuotaCell[]): GridLimits =>
  new Map(cells.map(({ optionId, limit }) => [combinationKey(optionId), limit]));

/** All combinations of the options of some questions, in the order of the questions, the last one changing fastest. */
export const combinationsOf = (dimensions: readonly Pick<QuotaDimension, 'options'>[]): number[][] =>
  dimensions.reduce<number[][]>(
    (combinations, { options }) => combinations.flatMap((before) => options.map(({ id }) => [...before, id])),
    [[]],
  );

/** How many combinations there are, without making them. */
export const combinationCount = (dimensions: readonly Pick<QuotaDimension, 'options'>[]): number =>
  dimensions.reduce((count, { options }) => count * options.length, 1);

/** The limits in the order of the combinations, as they are saved. Options that are gone go. */
export const cellsOf = (dimensions: readonly Pick<QuotaDimension, 'options'>[], limits: GridLimits): QuotaCell[] =>
  combinationsOf(dimensions).flatMap((optionId) => {
    const limit = limits.get(combinationKey(optionId));
    return limit === undefined ? [] : [{ optionId, limit }];
  });

/** A whole number within the limits of the model; undefined for anything else, null for nothing. */
export function readLimit(text: string): number | null | undefined {
  const typed = text.replaceAll(/[\s,\uFF0C]/g, '');
  if (typed === '') return null;
  if (!/^\d{1,8}$/.test(typed)) return undefined;
  const limit = Number(typed);
  return limit <= LIMITS.quotaLimit ? limit : undefined;
}

/**
 * Divides a total by percentages into whole numbers that add up to it: each gets its share rounded down, and what is left goes to the largest
 * remainders, the first of equal ones.
 */
export function divide(total: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((before, share) => before + share, 0);
  if (sum <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (total * share) / sum);
  const parts = exact.map(Math.floor);
  const left = total - parts.reduce((before, part) => before + part, 0);
  const remainders = exact.map((share, place) => ({ place, rest: share - Math.floor(share) }));
  for (const { place } of remainders.toSorted((one, other) => other.rest - one.rest || one.place - other.place).slice(0, left)) {
    parts[place] = (parts[place] ?? 0) + 1;
  }
  return parts;
}

/** Divides a total over all combinations: the share of one is the product of the shares of its options. */
export function dividedLimits(
  dimensions: readonly Pick<QuotaDimension, 'options'>[],
  total: number,
  shareOf: (dimension: number, optionId: number) => number,
): GridLimits {
  const combinations = combinationsOf(dimensions);
  const shares = combinations.map((optionIds) => optionIds.reduce((product, id, dimension) => product * shareOf(dimension, id), 1));
  const parts = divide(total, shares);
  return new Map(combinations.map((optionIds, place) => [combinationKey(optionIds), parts[place] ?? 0]));
}

/**
 * Writes a copied block of a spreadsheet into the grid, its corner at `corner`: what is no number, or stands outside, is passed over, and an empty
 * cell empties. `columns` is the number of columns of the grid. Null: it is no block, but a value that is typed as any other.
 */
export function pastedLimits(
  text: string,
  { combinations, columns, corner, limits }: { combinations: readonly number[][]; columns: number; corner: number; limits: GridLimits },
): GridLimits | null {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  if (lines.length === 1 && !text.includes('\t')) return null;
  const next = new Map(limits);
  lines.forEach((line, down) => {
    line.split('\t').forEach((typed, across) => {
      const isOutside = (corner % columns) + across >= columns;
      const combination = isOutside ? undefined : combinations[corner + down * columns + across];
      const limit = readLimit(typed);
      if (combination === undefined || limit === undefined) return;
      if (limit === null) next.delete(combinationKey(combination));
      else next.set(combinationKey(combination), limit);
    });
  });
  return next;
}
