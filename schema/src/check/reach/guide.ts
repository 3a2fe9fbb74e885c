import { logicOf } from '../../definition/defaults.js';
import type { Condition } from '../../definition/definition.js';
import type { CompiledNode } from '../../engine/compiled.js';
import type { Pass } from '../../engine/pass.js';
import type { Context } from './context.js';
import type { Budget, Claim } from './explore.js';
import type { Candidate, Pool } from './pool.js';
import { comparing, type Reads } from './reads.js';
import { walk } from './walk.js';

/** Most passes over the whole survey before single questions are looked into. */
const MOST_PASSES = 10;
/** Passes without news after which there will be none. */
const PATIENCE = 2;

const HELD = 1;
const FAILED = 2;

/** Conditions that had better fail for much of the survey to be seen: those of jumps, and those that hide. */
const closing = (context: Context): ReadonlySet<Condition> =>
  new Set(
    logicOf(context.compiled.definition).flatMap(({ type, algorithm, conditions }) => (type === 1 || algorithm === 2 ? conditions : [])),
  );

/** Chooses answers that make conditions come out as they have not come out before, pass after pass. */
class Guide {
  private readonly reads: Reads;
  private readonly closing: ReadonlySet<Condition>;
  private readonly seen = new Map<Condition, number>();
  private readonly pools: (Pool | undefined)[] = [];
  pass = 0;

  constructor(private readonly context: Context) {
    this.reads = context.readers.of(comparing(context.compiled));
    this.closing = closing(context);
  }

  readonly choose = (node: CompiledNode, pass: Pass): unknown => {
    const reads = this.reads.get(node.position);
    if (reads === undefined && node.unanswered.errors.length === 0) return undefined;
    const pool = this.pools[node.position] ?? this.context.poolAt(node, pass, reads);
    if (node.offer === null) this.pools[node.position] = pool;
    const best = this.best(
      pool,
      (reads ?? []).map(({ condition }) => condition),
    );
    return best?.value;
  };

  private best({ candidates }: Pool, conditions: readonly Condition[]): Candidate | undefined {
    let best: Candidate | undefined = candidates[0];
    let most = -1;
    for (const candidate of conditions.length === 0 ? [] : candidates) {
      const score = this.score(candidate, conditions);
      if (score <= most) continue;
      most = score;
      best = candidate;
    }
    conditions.forEach((condition, place) => this.note(condition, best?.holds[place] === true));
    return best;
  }

  /** First everything is to be seen, then as little as can be, then whatever is new. */
  private score({ holds }: Candidate, conditions: readonly Condition[]): number {
    let score = 0;
    conditions.forEach((condition, place) => {
      const isHeld = holds[place] === true;
      const isWanted = isHeld !== (this.closing.has(condition) !== (this.pass === 1));
      const isNew = this.pass > 1 && ((this.seen.get(condition) ?? 0) & (isHeld ? HELD : FAILED)) === 0;
      score += (isWanted ? 1 : 0) + (isNew ? 2 : 0);
    });
    return score;
  }

  private note(condition: Condition, isHeld: boolean): void {
    this.seen.set(condition, (this.seen.get(condition) ?? 0) | (isHeld ? HELD : FAILED));
  }
}

/** Claims of these that some passes over the whole survey show to be so: most of them, in most surveys, for little. */
export const shownByPasses = <T extends Claim>(context: Context, claims: readonly T[], budget: Budget): ReadonlySet<T> => {
  const { compiled } = context;
  const guide = new Guide(context);
  const shown = new Set<T>();
  const open = new Set(claims);
  for (let idle = 0; guide.pass < MOST_PASSES && idle <= PATIENCE && open.size > 0 && budget.visits > 0; guide.pass += 1) {
    budget.visits -= compiled.nodes.length;
    const { pass, stuckAt } = walk(compiled, compiled.nodes, guide.choose);
    const before = open.size;
    for (const claim of open) {
      if (stuckAt < claim.upto || !claim.test(pass)) continue;
      open.delete(claim);
      shown.add(claim);
    }
    idle = open.size < before ? 0 : idle + 1;
  }
  return shown;
};
