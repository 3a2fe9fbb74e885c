import type { SurveyMap } from '@wence/schema';

/** A jump as it is drawn: from row to row, beside the rows, on a lane of its own as far as there are enough. */
export interface Arc {
  readonly logicId: number;
  readonly from: number;
  readonly to: number;
  /** 0 lies next to the rows. */
  readonly lane: number;
}

/** More lanes would leave no room for the questions: what needs another one shares the outermost. */
const MOST_LANES = 8;

/** The row of an end: behind the questions, the normal end before the one for who is screened out. */
export const endRow = ({ stops }: SurveyMap, end: 0 | -1 | null): number => stops.length + (end === -1 ? 1 : 0);

/** The first lane that is free where an arc begins; an arc may begin where another one ends. */
const freeLane = (taken: readonly number[], from: number): number => {
  const free = taken.findIndex((until) => until <= from);
  return free < 0 ? Math.min(taken.length, MOST_LANES - 1) : free;
};

/** The jumps of a map as arcs, each on the lane nearest to the rows that is free. One look at each. */
export function arcsOf(map: SurveyMap): { readonly arcs: readonly Arc[]; readonly lanes: number } {
  const taken: number[] = [];
  const arcs = map.stops.flatMap(({ ways }, from) => {
    const jumps = ways.flatMap(({ item, to, end }) => (item ? [{ logicId: item.id, to: end === undefined ? to : endRow(map, end) }] : []));
    const nearestFirst = jumps.toSorted((one, other) => one.to - other.to);
    return nearestFirst.map(({ logicId, to }): Arc => {
      const lane = freeLane(taken, from);
      taken[lane] = Math.max(taken[lane] ?? 0, to);
      return { logicId, from, to, lane };
    });
  });
  return { arcs, lanes: taken.length };
}
