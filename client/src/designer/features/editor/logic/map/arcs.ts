import type { SurveyMap } from '@wence/schema';

/** A jump as drawn beside the rows, from row to row, on its own lane as long as there are enough. */
export interface Arc {
  readonly logicId: number;
  readonly from: number;
  readonly to: number;
  /** 0 lies next to the rows. */
  readonly lane: number;
}

/** Maximum number of lanes, to leave room for the questions. Arcs that need another one share the outermost. */
const MOST_LANES = 8;

/** Returns the row of an end: after the questions, first the normal end, then the screening end. */
export const endRow = ({ stops }: SurveyMap, end: 0 | -1 | null): number => stops.length + (end === -1 ? 1 : 0);

/** Returns the first lane that is free where an arc begins; an arc may begin where another one ends. */
function freeLane(taken: readonly number[], from: number): number {
  const free = taken.findIndex((until) => until <= from);
  return free < 0 ? Math.min(taken.length, MOST_LANES - 1) : free;
}

/** Returns the jumps of a map as arcs, each on the free lane nearest to the rows, in one pass. */
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
