import type { Stop, SurveyMap, Way } from './survey-map.js';

/** One path through a survey. */
export interface Path {
  /** Ids of the nodes it leads to, in the order of the document; whether those that depend on answers are shown there is left open. */
  readonly nodeIds: readonly number[];
  /** Stops of the path with more than one way on, each with the way that the path takes. */
  readonly forks: readonly { readonly stop: Stop; readonly way: Way }[];
  /** Ids of the jumps that the path takes. */
  readonly jumps: readonly number[];
  /** End of the path: null = behind the last question, 0 by a jump, -1 screened out. */
  readonly end: 0 | -1 | null;
}

/** The way that is chosen, as far as there is such a way; else the last one, which is taken when no jump holds. */
const chosenWay = ({ ways }: Stop, logicId: number | undefined): Way | undefined =>
  ways.find(({ item }) => item !== null && item.id === logicId) ?? ways.at(-1);

/**
 * Follows a map from its first stop to an end. `choices` holds the jump (its logic id) that is taken from a stop, by node id; where none is chosen it
 * goes on to what comes next. Ways only lead on, so it ends.
 */
export function pathOf({ stops }: SurveyMap, choices: ReadonlyMap<number, number>): Path {
  const reached = new Set<number>();
  const forks: Path['forks'][number][] = [];
  const jumps: number[] = [];
  let end: Path['end'] = null;
  for (let stop = stops[0]; stop !== undefined; ) {
    reached.add(stop.nodeId);
    const way = chosenWay(stop, choices.get(stop.nodeId));
    if (way === undefined) break;
    if (stop.ways.length > 1) forks.push({ stop, way });
    if (way.item !== null) jumps.push(way.item.id);
    end = way.end ?? null;
    stop = stops[way.to];
  }
  // A path that leads into the middle of a container passes through it.
  const isReached = ({ nodeId, inside }: Stop, place: number): boolean =>
    reached.has(nodeId) || stops.slice(place + 1, inside).some((within) => reached.has(within.nodeId));
  return { nodeIds: stops.filter(isReached).map(({ nodeId }) => nodeId), forks, jumps, end };
}
