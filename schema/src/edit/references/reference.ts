import { logicOf } from '../../definition/defaults.js';
import type { Condition, LogicItem, Quota, SurveyDefinition } from '../../definition/definition.js';
import { scanTokens } from '../../piping/token.js';
import { visitTexts } from './texts.js';

/** A reference from one part to another, both by local id; from 0 is the survey's welcome text. */
export interface Reference {
  readonly from: number;
  readonly to: number;
}

function* conditionTargets(conditions: readonly Condition[]): Generator<number> {
  for (const { nodeId, childId, optionId } of conditions) {
    yield nodeId;
    if (childId !== undefined) yield childId;
    yield* optionId ?? [];
  }
}

/** Yields the ids that a logic item refers to apart from its owner: what its conditions read, the options it shows, its jump target. */
export function* logicTargets({ conditions, optionId, target }: LogicItem): Generator<number> {
  yield* conditionTargets(conditions);
  yield* optionId ?? [];
  if (target !== undefined && target > 0) yield target;
}

/** Yields the ids that the piping tokens of a text refer to. */
export function* tokenTargets(text: string): Generator<number> {
  for (const { nodeId, childId } of scanTokens(text)) {
    yield nodeId;
    if (childId !== undefined) yield childId;
  }
}

/** Yields the ids that a quota refers to. */
export function* quotaTargets(quota: Quota): Generator<number> {
  if (quota.kind === 'custom') return yield* conditionTargets(quota.conditions);
  yield* quota.nodeIds;
  for (const { optionId } of quota.cells) yield* optionId;
}

/** Every reference of a survey: of logic items (their owner included), of quotas and of piping tokens in texts. */
export const referencesOf = (definition: SurveyDefinition): readonly Reference[] => {
  const references: Reference[] = [];
  const refer = (from: number, to: number): void => {
    references.push({ from, to });
  };
  for (const item of logicOf(definition)) {
    refer(item.id, item.nodeId);
    for (const to of logicTargets(item)) refer(item.id, to);
  }
  for (const quota of definition.quotas ?? []) for (const to of quotaTargets(quota)) refer(quota.id, to);
  visitTexts(definition, (text, ownerId) => {
    if (text.includes('<')) for (const to of tokenTargets(text)) refer(ownerId, to);
  });
  return references;
};
