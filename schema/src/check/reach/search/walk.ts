import type { CompiledNode, Compiled } from '../../../engine/compiled.js';
import type { GivenAnswers } from '../../../engine/given.js';
import { Pass, type Route } from '../../../engine/pass.js';

/** Answers by position, as they were chosen; what was left open is not among them. */
export type ChosenAnswers = ReadonlyMap<number, unknown>;

/** A pass over a path whose answers were chosen on the way. */
export interface Walk {
  readonly pass: Pass;
  readonly chosen: ChosenAnswers;
  /** Position of the first question that is not answered as it must be; nobody gets past it. */
  readonly stuckAt: number;
}

const NOTHING_GIVEN: GivenAnswers = { values: [], errors: [] };

const stuckAt = ({ errors, compiled }: Pass): number =>
  errors.reduce((first, { nodeId }) => Math.min(first, compiled.positions.get(nodeId) ?? first), compiled.nodes.length);

/** Walks along a path of nodes in the order of the document with the engine's own pass. */
export function walk(compiled: Compiled, path: readonly CompiledNode[], choose: Route['choose']): Walk {
  const chosen = new Map<number, unknown>();
  const pass = new Pass(compiled, NOTHING_GIVEN, true, {
    path,
    choose: (node, soFar) => {
      const value = choose(node, soFar);
      if (value !== undefined) chosen.set(node.position, value);
      return value;
    },
  });
  return { pass, chosen, stuckAt: stuckAt(pass) };
}
