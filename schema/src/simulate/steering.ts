import type { Condition } from '../definition/definition.js';
import type { Context } from '../check/reach/context.js';
import { type Claim, explore } from '../check/reach/explore.js';
import type { Budget } from '../check/reach/budget.js';
import { isReached } from '../check/reach/facts/fact.js';
import type { Chosen } from '../check/reach/walk.js';
import type { Pass } from '../engine/pass.js';
import type { CompiledNode } from '../engine/compiled.js';
import type { CoverageCount } from './coverage-count.js';

/** Destination of a respondent and the way to it: questions with a part in it are answered as the search found. */
export interface Course {
  /** Positions whose answers are settled; one without an answer is left open. */
  readonly settled: ReadonlySet<number>;
  readonly found: Chosen;
  /** The option to take up, and where. */
  readonly wanted: { readonly position: number; readonly optionId: number } | null;
}

/** A part of the survey that no respondent has reached yet. */
interface Target {
  readonly key: string;
  /** Identifies the condition for reaching it; courses to targets with the same word are the same. */
  readonly word: string;
  readonly claim: Claim;
  readonly node: CompiledNode;
  readonly isLeaving: boolean;
  readonly conditions: readonly Condition[];
  readonly optionId?: number;
}

/** Number of attempts at one target: a respondent who wants to rank one more option may well have to rank it elsewhere. */
const TRIES = 3;

const NO_CONDITIONS: readonly Condition[] = [];

/** Leads respondents to what nobody came to yet, with the search that also checks surveys before their launch. */
export class Steering {
  private readonly courses = new Map<string, Course | null>();
  private readonly tries = new Map<string, number>();

  constructor(
    private readonly context: Context,
    private readonly count: CoverageCount,
    private readonly budget: Budget,
  ) {}

  /** The way to the next such thing that a way is known to; null: everything was reached that can be. */
  next(): Course | null {
    for (const target of this.open()) {
      const tries = this.tries.get(target.key) ?? 0;
      if (tries >= TRIES) continue;
      this.tries.set(target.key, tries + 1);
      const course = this.courseTo(target);
      if (course === null) continue;
      const { node, optionId } = target;
      return optionId === undefined ? course : { ...course, wanted: { position: node.position, optionId } };
    }
    return null;
  }

  private courseTo({ word, claim, node, isLeaving, conditions }: Target): Course | null {
    const known = this.courses.get(word);
    if (known !== undefined) return known;
    const roots = [node.position];
    const cone = this.context.influence.coneWithin(this.budget, roots, isLeaving ? roots : []);
    const found = cone === null ? undefined : explore(this.context, cone, [claim], conditions, this.budget).found.get(claim);
    const settled = new Set(cone?.path.map(({ position }) => position));
    const course = found === undefined ? null : { settled, found, wanted: null };
    this.courses.set(word, course);
    return course;
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
      const word = `logic ${logicId}`;
      yield { key: word, word, node, claim: { test, upto }, isLeaving: isJump, conditions: NO_CONDITIONS };
    }
  }
}

const reaching = (node: CompiledNode): Target => {
  const word = `node ${node.id}`;
  return {
    key: word,
    word,
    node,
    claim: { test: (pass) => isReached(pass, node), upto: node.position },
    isLeaving: false,
    conditions: NO_CONDITIONS,
  };
};

/** Makes a target for an option. If no logic decides about options, everybody who reaches the question is offered all of them. */
const offering = (node: CompiledNode, optionId: number): Target => {
  const key = `option ${node.id} ${optionId}`;
  if (node.offer === null) return { ...reaching(node), key, optionId };
  const test = (pass: Pass) => isReached(pass, node) && pass.offeredBy(node)?.options.has(optionId) === true;
  return { ...reaching(node), key, word: key, claim: { test, upto: node.position }, optionId };
};
