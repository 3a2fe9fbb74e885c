import type { Condition } from '../../../definition/definition.js';
import type { CompiledNode } from '../../../engine/compiled.js';
import type { Pass } from '../../../engine/pass.js';
import type { Context } from './context.js';
import { type Budget, sweepCost } from './budget.js';
import type { Cone } from './influence.js';
import type { Candidate, Pool } from './pool.js';
import { type ChosenAnswers, type Walk, walk } from './walk.js';

/** A claim that may hold in some passes. */
export interface Claim {
  /** Returns whether the claim holds in this pass. */
  readonly test: (pass: Pass) => boolean;
  /** Position of the first node that does not matter to the claim: questions before it must have valid answers. */
  readonly upto: number;
}

/** Highest number of ways explored through one cone. */
const MOST_PATHS = 3_000;

interface ExploreResult<T> {
  /** Claims that hold, each with answers that show it. */
  readonly found: ReadonlyMap<T, ChosenAnswers>;
  /** True if all ways were explored: a claim that was not found holds in no pass. */
  readonly isWhole: boolean;
}

interface Decision {
  readonly candidates: readonly Candidate[];
  place: number;
}

/** Enumerates all paths through the questions of a cone, depth first: it changes the last decision that has an alternative, until none has. */
class Search {
  private readonly decisions: Decision[] = [];
  private depth = 0;
  isExact = true;

  constructor(private readonly poolAt: (node: CompiledNode, pass: Pass) => Pool) {}

  readonly choose = (node: CompiledNode, pass: Pass): unknown => {
    const decision = this.decisions[this.depth] ?? this.decide(this.poolAt(node, pass));
    this.depth += 1;
    return decision.candidates[decision.place]?.value;
  };

  /** Moves on to the next combination of candidates; returns false if there is none left. */
  next(): boolean {
    this.depth = 0;
    for (let last = this.decisions.at(-1); last !== undefined; last = this.decisions.at(-1)) {
      if (last.place + 1 < last.candidates.length) {
        last.place += 1;
        return true;
      }
      this.decisions.pop();
    }
    return false;
  }

  private decide({ candidates, isExact }: Pool): Decision {
    this.isExact &&= isExact;
    const decision = { candidates, place: 0 };
    this.decisions.push(decision);
    return decision;
  }
}

function settle<T extends Claim>({ pass, chosen, stuckAt }: Walk, open: Set<T>, found: Map<T, ChosenAnswers>): void {
  for (const claim of open) {
    if (stuckAt < claim.upto || !claim.test(pass)) continue;
    open.delete(claim);
    found.set(claim, chosen);
  }
}

/** Searches for passes in which the claims hold. `extraConditions` are the conditions that the claims themselves read. */
export function explore<T extends Claim>(
  context: Context,
  cone: Cone,
  claims: readonly T[],
  extraConditions: readonly Condition[],
  budget: Budget,
): ExploreResult<T> {
  const { compiled } = context;
  const perWay = cone.path.length + claims.length + sweepCost(compiled.nodes.length);
  const reads = context.readers.of(new Set([...cone.conditions, ...extraConditions]));
  const search = new Search((node, pass) => context.poolAt(node, pass, reads.get(node.position), cone.carried.has(node.position)));
  const open = new Set(claims);
  const found = new Map<T, ChosenAnswers>();
  for (let ways = 0; ways < MOST_PATHS && budget.steps > 0; ways += 1) {
    budget.steps -= perWay;
    settle(walk(compiled, cone.path, search.choose), open, found);
    if (open.size === 0 || !search.next()) return { found, isWhole: search.isExact };
  }
  return { found, isWhole: false };
}
