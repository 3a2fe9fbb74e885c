import type { Answer, Answers } from '../../answer/answer.js';
import { logicOf } from '../../definition/defaults.js';
import type { LogicItem } from '../../definition/definition.js';
import { Context } from './search/context.js';
import { type Budget, sweepCost } from './search/budget.js';
import { explore } from './search/explore.js';
import type { Fact, Topic } from './facts/fact.js';
import type { Cone } from './search/influence.js';
import { type ChosenAnswers, walk } from './search/walk.js';

/** A fact to be decided, with everything that influences it. */
interface Question {
  readonly topic: Topic;
  readonly cone: Cone;
  readonly fact: Fact;
}

/**
 * Returns answers that demonstrate a fact in a pass over the whole survey: those that the search found, and required answers before them.
 * Undefined if nobody can get that far in the whole survey, or if the budget is spent.
 */
export function witnessOf(context: Context, { cone: { path }, fact }: Question, found: ChosenAnswers, budget: Budget): Answers | undefined {
  const { compiled } = context;
  if (budget.steps <= 0) return undefined;
  budget.steps -= compiled.nodes.length;
  const inCone = new Set(path.map(({ position }) => position));
  const { pass, chosen, stuckAt } = walk(compiled, compiled.nodes, (node, soFar) =>
    inCone.has(node.position) ? found.get(node.position) : context.poolAt(node, soFar).candidates[0]?.value,
  );
  if (stuckAt < fact.upto || !fact.test(pass)) return undefined;
  const answers: Record<string, Answer> = {};
  for (const { position, id } of compiled.nodes) {
    const answer = pass.answers[position];
    if (answer !== undefined && chosen.has(position) && position < fact.upto) answers[id] = answer;
  }
  return answers;
}

/** Returns whether a fact holds in no pass of a survey with only these logic items. False if the budget is spent before that is certain. */
function isRuledOutBy(context: Context, { topic, cone, fact }: Question, items: ReadonlySet<number>, budget: Budget): boolean {
  budget.steps -= sweepCost(context.compiled.nodes.length) + cone.path.length + cone.conditions.length;
  const reduced = context.withItems(cone.path, items);
  const rest = reduced.influence.coneWithin(budget, topic.roots, topic.leaving);
  if (rest === null) return false;
  const { found, isWhole } = explore(reduced, rest, [fact], topic.extraConditions ?? [], budget);
  return isWhole && found.size === 0;
}

/** Removes items that are not needed, first many at a time, then one by one, as long as the budget lasts. */
function shrink(all: readonly number[], isEnough: (rest: readonly number[]) => boolean, budget: Budget): readonly number[] {
  let rest = all;
  for (let size = Math.ceil(all.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < rest.length && budget.steps > 0; ) {
      budget.steps -= sweepCost(rest.length);
      const fewer = [...rest.slice(0, start), ...rest.slice(start + size)];
      if (isEnough(fewer)) rest = fewer;
      else start += size;
    }
  }
  return rest;
}

/** The items that a fact is about: without them there would be nothing to tell. */
function subjectsOf({ finding: { code, nodeId, logicId } }: Fact, items: readonly LogicItem[]): number[] {
  if (code === 'minUnreachable') return items.flatMap(({ id, model, nodeId: owner }) => (model === 2 && owner === nodeId ? id : []));
  return logicId === undefined ? [] : [logicId];
}

/**
 * Returns items that together rule a fact out, including those that it is about. None of the others can be left out, as far as the budget allows
 * to check that.
 */
export function conflictOf(context: Context, question: Question, budget: Budget): readonly number[] {
  const logic = logicOf(context.compiled.definition);
  budget.steps -= sweepCost(logic.length);
  const items = logic.map(({ id }) => id);
  const subjects = subjectsOf(question.fact, logic);
  const candidates = items.filter((id) => question.cone.items.has(id) && !subjects.includes(id));
  const withSubjects = (rest: readonly number[]): ReadonlySet<number> => new Set([...rest, ...subjects]);
  const named = withSubjects(shrink(candidates, (rest) => isRuledOutBy(context, question, withSubjects(rest), budget), budget));
  return items.filter((id) => named.has(id));
}
