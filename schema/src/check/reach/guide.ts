import { logicOf } from '../../definition/defaults.js';
import type { Condition } from '../../definition/definition.js';
import type { Compiled, CompiledNode } from '../../engine/compiled.js';
import type { Pass } from '../../engine/pass.js';
import type { Context } from './search/context.js';
import { type Budget, sweepCost } from './search/budget.js';
import type { Claim } from './search/explore.js';
import { isReached, NOT_EVALUATED } from './facts/fact.js';
import type { Candidate, Pool } from './search/pool.js';
import { comparingConditions, type Reads } from './answers/reads.js';
import { type Lead, openAfterVarying } from './search/variations.js';
import { type Walk, walk } from './search/walk.js';

/** Number of passes without a new result after which sampling stops. */
const MOST_IDLE_PASSES = 3;

const HELD = 1;
const FAILED = 2;

/** Returns the conditions that skip or hide part of the survey when they hold: those of jumps and of hide items. */
const restrictingConditions = (context: Context): ReadonlySet<Condition> =>
  new Set(
    logicOf(context.compiled.definition).flatMap(({ type, algorithm, conditions }) => (type === 1 || algorithm === 2 ? conditions : [])),
  );

/** Returns the share of the survey that each condition skips as part of a jump, 0 to 1: of equally good answers the one that skips least wins. */
const skippedShares = ({ nodes }: Compiled): ReadonlyMap<Condition, number> =>
  new Map(
    nodes.flatMap(({ jumps, end }) =>
      jumps.flatMap(({ item, to }) => item.conditions.map((condition) => [condition, (to - end) / (nodes.length + 1)] as const)),
    ),
  );

/** Chooses answers that give conditions results not seen in earlier passes. */
class Guide {
  private readonly reads: Reads;
  private readonly closing: ReadonlySet<Condition>;
  private readonly skips: ReadonlyMap<Condition, number>;
  private readonly seen = new Map<Condition, number>();
  private readonly pools: (Pool | undefined)[] = [];
  pass = 0;
  /** The prefix that the next pass repeats. */
  lead: Lead | null = null;

  constructor(
    private readonly context: Context,
    private readonly budget: Budget,
  ) {
    this.reads = context.readers.of(comparingConditions(context.compiled));
    this.closing = restrictingConditions(context);
    this.skips = skippedShares(context.compiled);
  }

  readonly choose = (node: CompiledNode, pass: Pass): unknown => {
    const { lead } = this;
    if (lead !== null && node.position < lead.at) return lead.chosen.get(node.position);
    if (lead?.at === node.position) return lead.value;
    const reads = this.reads.get(node.position);
    if (reads === undefined && node.unanswered.errors.length === 0) return undefined;
    const pool = this.poolAt(node, pass);
    this.budget.steps -= 1 + sweepCost(pool.candidates.length * (reads?.length ?? 0));
    const best = this.best(
      pool,
      (reads ?? []).map(({ condition }) => condition),
    );
    return best?.value;
  };

  /** Returns the distinguishable answers to a question that conditions read. */
  candidatesAt(node: CompiledNode, pass: Pass): readonly Candidate[] {
    return this.reads.has(node.position) ? this.poolAt(node, pass).candidates : [];
  }

  private poolAt(node: CompiledNode, pass: Pass): Pool {
    const pool = this.pools[node.position] ?? this.context.poolAt(node, pass, this.reads.get(node.position));
    if (node.offer === null) this.pools[node.position] = pool;
    return pool;
  }

  private best({ candidates }: Pool, conditions: readonly Condition[]): Candidate | undefined {
    let best: Candidate | undefined = candidates[0];
    let most = -Infinity;
    for (const candidate of conditions.length === 0 ? [] : candidates) {
      const score = this.score(candidate, conditions);
      if (score <= most) continue;
      most = score;
      best = candidate;
    }
    conditions.forEach((condition, place) => this.note(condition, best?.holds[place] === true));
    return best;
  }

  /** Prefers answers that show the most in the first pass, the least in the second, and new results after that. */
  private score({ holds }: Candidate, conditions: readonly Condition[]): number {
    let score = 0;
    conditions.forEach((condition, place) => {
      const isHeld = holds[place] === true;
      const isWanted = isHeld !== (this.closing.has(condition) !== (this.pass === 1));
      const isNew = this.pass > 1 && ((this.seen.get(condition) ?? 0) & (isHeld ? HELD : FAILED)) === 0;
      score += (isWanted ? 1 : 0) + (isNew ? 2 : 0) - (isHeld ? (this.skips.get(condition) ?? 0) : 0);
    });
    return score;
  }

  private note(condition: Condition, isHeld: boolean): void {
    this.seen.set(condition, (this.seen.get(condition) ?? 0) | (isHeld ? HELD : FAILED));
  }
}

/** Claims that cannot hold in a pass that does not reach the node at `roots`. With several roots, no pass can be excluded that way. */
interface ClaimGroup<T> {
  readonly roots: readonly number[];
  readonly claims: readonly T[];
}

function isPassedBy(pass: Pass, { roots }: ClaimGroup<unknown>): boolean {
  const [root = -1] = roots;
  return roots.length === 1 && NOT_EVALUATED.has(pass.states[root] ?? 'ended');
}

/** Runs passes over the whole survey until they show no new claims. */
class PassSampler<T extends Claim> {
  readonly shown = new Set<T>();
  private readonly guide: Guide;
  private readonly reached = new Set<number>();
  /** Leads, keyed by the position that they lead to. */
  private readonly leads = new Map<number, Lead>();

  constructor(
    private readonly context: Context,
    private open: readonly ClaimGroup<T>[],
    private readonly budget: Budget,
  ) {
    this.guide = new Guide(context, budget);
  }

  run(): void {
    for (let idle = 0; idle <= MOST_IDLE_PASSES && this.open.length > 0 && this.budget.steps > 0; this.guide.pass += 1) {
      const lead = idle > 0 ? this.nextLead() : null;
      const before = this.shown.size;
      this.send(lead);
      idle = this.shown.size > before ? 0 : lead === null ? idle + 1 : idle;
    }
  }

  private nextLead(): Lead | null {
    for (const [to, lead] of this.leads) {
      this.leads.delete(to);
      if (!this.reached.has(to)) return lead;
    }
    return null;
  }

  private send(lead: Lead | null): void {
    const { compiled } = this.context;
    this.budget.steps -= sweepCost(2 * compiled.nodes.length + this.open.length);
    this.guide.lead = lead;
    const walked = walk(compiled, compiled.nodes, this.guide.choose);
    for (const { position } of compiled.nodes) if (!NOT_EVALUATED.has(walked.pass.states[position] ?? 'ended')) this.reached.add(position);
    this.open = this.open.flatMap((group) => {
      if (isPassedBy(walked.pass, group)) return [group];
      const claims = this.settle(walked, group);
      return claims.length === 0 ? [] : [{ ...group, claims }];
    });
  }

  /** Returns the claims of a group that are still open. */
  private settle(walked: Walk, { roots, claims }: ClaimGroup<T>): readonly T[] {
    const { pass, stuckAt } = walked;
    this.budget.steps -= claims.length;
    const open = claims.filter((claim) => stuckAt < claim.upto || !claim.test(pass));
    const node = roots.length === 1 ? this.context.compiled.nodes[roots[0] ?? -1] : undefined;
    const rest = node === undefined || stuckAt < node.position ? open : this.vary(walked, node, open);
    const left = new Set(rest);
    for (const claim of claims) if (!left.has(claim)) this.shown.add(claim);
    return rest;
  }

  private vary({ pass, chosen }: Walk, node: CompiledNode, claims: readonly T[]): readonly T[] {
    const isVaried = node.role === 'question' && node.offer === null && node.jumps.length > 0 && isReached(pass, node);
    if (!isVaried || !claims.some(({ upto }) => upto === node.end)) return claims;
    return openAfterVarying(pass, node, this.guide.candidatesAt(node, pass), claims, this.budget, ({ end, to }, { value }) => {
      if (end === null && !this.reached.has(to) && !this.leads.has(to)) this.leads.set(to, { at: node.position, value, chosen });
    });
  }
}

/** Returns the claims that a few passes over the whole survey show to hold. In most surveys that settles most of them cheaply. */
export function claimsShownByPasses<T extends Claim>(context: Context, groups: readonly ClaimGroup<T>[], budget: Budget): ReadonlySet<T> {
  const sampler = new PassSampler(
    context,
    groups.filter(({ claims }) => claims.length > 0),
    budget,
  );
  sampler.run();
  return sampler.shown;
}
