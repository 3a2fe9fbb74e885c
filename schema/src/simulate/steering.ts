import type { Condition } from '../definition/definition.js';
import type { Context } from '../check/reach/search/context.js';
import { type Claim, explore } from '../check/reach/search/explore.js';
import type { Budget } from '../check/reach/search/budget.js';
import { isReached } from '../check/reach/facts/fact.js';
import type { ChosenAnswers } from '../check/reach/search/walk.js';
import type { Pass } from '../engine/pass.js';
import type { CompiledNode } from '../engine/compiled.js';
import type { CoverageCount } from './coverage-count.js';

/** The route of a respondent to an unreached part: questions that influence it are answered as the search found. */
export interface SteeredRoute {
  /** Positions whose answers are settled; one without an answer is left open. */
  readonly settled: ReadonlySet<number>;
  readonly found: ChosenAnswers;
  /** The option to choose, and its question. */
  readonly wanted: { readonly position: number; readonly optionId: number } | null;
}

/** A part of the survey that no respondent has reached yet. */
interface Target {
  readonly key: string;
  /** Identifies the condition for reaching it; routes to targets with the same key are the same. */
  readonly routeKey: string;
  readonly claim: Claim;
  readonly node: CompiledNode;
  readonly isLeaving: boolean;
  readonly conditions: readonly Condition[];
  readonly optionId?: number;
}

/** Number of attempts at one target: a respondent who wants to rank one more option may well have to rank it elsewhere. */
const TRIES = 3;

const NO_CONDITIONS: readonly Condition[] = [];

/** Steers respondents to parts that nobody has reached yet, with the search of the launch check. */
export class Steering {
  private readonly routes = new Map<string, SteeredRoute | null>();
  private readonly tries = new Map<string, number>();

  constructor(
    private readonly context: Context,
    private readonly count: CoverageCount,
    private readonly budget: Budget,
  ) {}

  /** Returns the route to the next unreached part; null if every part that can be reached was reached. */
  next(): SteeredRoute | null {
    for (const target of this.open()) {
      const tries = this.tries.get(target.key) ?? 0;
      if (tries >= TRIES) continue;
      this.tries.set(target.key, tries + 1);
      const route = this.routeTo(target);
      if (route === null) continue;
      const { node, optionId } = target;
      return optionId === undefined ? route : { ...route, wanted: { position: node.position, optionId } };
    }
    return null;
  }

  private routeTo({ routeKey, claim, node, isLeaving, conditions }: Target): SteeredRoute | null {
    const known = this.routes.get(routeKey);
    if (known !== undefined) return known;
    const roots = [node.position];
    const cone = this.context.influence.coneWithin(this.budget, roots, isLeaving ? roots : []);
    const found = cone === null ? undefined : explore(this.context, cone, [claim], conditions, this.budget).found.get(claim);
    const settled = new Set(cone?.path.map(({ position }) => position));
    const route = found === undefined ? null : { settled, found, wanted: null };
    this.routes.set(routeKey, route);
    return route;
  }

  private *open(): Generator<Target> {
    for (const node of this.count.nodes) {
      if (node === undefined) continue;
      const { compiled } = node;
      if (node.shown === 0) yield reaching(compiled);
      for (const [optionId, { taken }] of node.options) if (taken === 0) yield offering(compiled, optionId);
    }
    for (const claim of this.count.claims) {
      if (this.count.takenOf(claim) > 0) continue;
      const { logicId, node, isJump, test } = claim;
      const upto = isJump ? node.end : node.position;
      const routeKey = `logic ${logicId}`;
      yield { key: routeKey, routeKey, node, claim: { test, upto }, isLeaving: isJump, conditions: NO_CONDITIONS };
    }
  }
}

function reaching(node: CompiledNode): Target {
  const routeKey = `node ${node.id}`;
  return {
    key: routeKey,
    routeKey,
    node,
    claim: { test: (pass) => isReached(pass, node), upto: node.position },
    isLeaving: false,
    conditions: NO_CONDITIONS,
  };
}

/** Makes a target for an option. If no logic decides about options, everybody who reaches the question is offered all of them. */
function offering(node: CompiledNode, optionId: number): Target {
  const key = `option ${node.id} ${optionId}`;
  if (node.offer === null) return { ...reaching(node), key, optionId };
  const test = (pass: Pass) => isReached(pass, node) && pass.offeredBy(node)?.options.has(optionId) === true;
  return { ...reaching(node), key, routeKey: key, claim: { test, upto: node.position }, optionId };
}
