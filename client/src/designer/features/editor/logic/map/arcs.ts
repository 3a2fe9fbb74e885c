import type { SurveyMap } from '@wence/schema';

/** A jump as drawn beside the lines, from line to line, on its own lane as long as there are enough. */
export interface Arc {
  readonly logicId: number;
  readonly from: number;
  readonly to: number;
  /** 0 lies next to the lines. */
  readonly lane: number;
}

/** Maximum number of lanes, to leave room for the questions. Arcs that need another one share the outermost. */
const MOST_LANES = 8;

/** Returns the place of an end: after the questions, first the normal end, then the screening end. */
export const endPlace = ({ stops }: SurveyMap, end: 0 | -1 | null): number => stops.length + (end === -1 ? 1 : 0);

/** Returns the first lane that is free where an arc begins; an arc may begin where another one ends. */
function freeLane(taken: readonly number[], from: number): number {
  const free = taken.findIndex((until) => until <= from);
  return free < 0 ? Math.min(taken.length, MOST_LANES - 1) : free;
}

/**
 * Returns the jumps of a map as arcs, each on the free lane nearest to the lines, in one pass. `lineAt` holds the line of each place; a jump within
 * one line (a folded page) is not drawn.
 */
export function arcsOf(map: SurveyMap, lineAt: readonly number[] = []): { readonly arcs: readonly Arc[]; readonly lanes: number } {
  const lineOf = (place: number): number => lineAt[place] ?? place;
  const taken: number[] = [];
  const arcs = map.stops.flatMap(({ ways }, place) => {
    const from = lineOf(place);
    const jumps = ways.flatMap(({ item, to, end }) =>
      item ? [{ logicId: item.id, to: lineOf(end === undefined ? to : endPlace(map, end)) }] : [],
    );
    const nearestFirst = jumps.filter(({ to }) => to > from).toSorted((one, other) => one.to - other.to);
    return nearestFirst.map(({ logicId, to }): Arc => {
      const lane = freeLane(taken, from);
      taken[lane] = Math.max(taken[lane] ?? 0, to);
      return { logicId, from, to, lane };
    });
  });
  return { arcs, lanes: taken.length };
}

/** Returns the arc on a lane at a height, measured in lines; of several, the one that begins last. */
export const arcAt = (arcs: readonly Arc[], lane: number, height: number): Arc | undefined =>
  arcs.findLast((arc) => arc.lane === lane && arc.from + 0.5 <= height && height <= arc.to + 0.5);
