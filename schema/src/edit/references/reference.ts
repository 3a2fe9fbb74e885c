import { documentOrder } from '../../definition/walk.js';
import { logicOf } from '../../definition/defaults.js';
import type { Condition, LogicItem, Quota, SurveyDefinition, SurveyOption } from '../../definition/definition.js';
import { scanTokens } from '../../piping/token.js';
import type { EndingChange } from '../../ending/ending.js';
import type { SurveyEndings } from '../../ending/survey-endings.js';
import type { RestoredPart } from '../operation/restore-operation.js';
import type { SurveyChange } from '../operation/survey-change.js';
import { visitTexts } from './texts.js';

function addOptions(ids: Set<number>, options: readonly SurveyOption[]): void {
  for (const option of options) {
    ids.add(option.id);
    if (option.nodes !== undefined) addOptions(ids, option.nodes);
  }
}

/** The ids that something may refer to: nodes, options and rows. */
export function knownIds({ nodes }: Pick<SurveyDefinition, 'nodes'>): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const node of documentOrder(nodes)) {
    ids.add(node.id);
    if (node.options !== undefined) addOptions(ids, node.options);
    for (const row of node.children ?? []) ids.add(row.id);
  }
  return ids;
}

/** A reference from one part to another, both by local id; from 0 are the survey's own texts. */
interface Reference {
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

/** The questions whose answers end pages pass on, each with whose page it is; 0: the survey's. */
function passedOn({ nodes = [], ...kinds }: SurveyEndings): readonly (readonly [from: number, to: number])[] {
  const ofSurvey = Object.values(kinds).flatMap(({ nodeIds = [] }) => nodeIds.map((to) => [0, to] as const));
  return [...ofSurvey, ...nodes.flatMap(({ nodeId, nodeIds = [] }) => nodeIds.map((to) => [nodeId, to] as const))];
}

/** Every reference of a survey: of logic items (their owner included), of quotas, of end pages, and of piping tokens in texts. */
export function referencesOf(definition: SurveyDefinition): readonly Reference[] {
  const references: Reference[] = [];
  const refer = (from: number, to: number): void => {
    references.push({ from, to });
  };
  for (const item of logicOf(definition)) {
    refer(item.id, item.nodeId);
    for (const to of logicTargets(item)) refer(item.id, to);
  }
  for (const quota of definition.quotas ?? []) for (const to of quotaTargets(quota)) refer(quota.id, to);
  for (const [from, to] of passedOn(definition.endings ?? {})) refer(from, to);
  visitTexts(definition, (text, ownerId) => {
    if (text.includes('<')) for (const to of tokenTargets(text)) refer(ownerId, to);
  });
  return references;
}

/** The ids that a restored part refers to: by conditions, targets and cells, the owner of a logic item, or piping tokens. */
export function* partTargets(part: RestoredPart): Generator<number> {
  if (part.kind === 'node') yield* tokenTargets(part.node.title);
  else if (part.kind === 'option') yield* tokenTargets(part.option.title);
  else if (part.kind === 'row') yield* tokenTargets(part.row.title);
  else if (part.kind === 'quota') yield* quotaTargets(part.quota);
  else {
    yield part.item.nodeId;
    yield* logicTargets(part.item);
  }
}

function* endingTargets({ text, nodeIds }: EndingChange): Generator<number> {
  yield* tokenTargets(text ?? '');
  yield* nodeIds ?? [];
}

/** The ids that a change of the survey's own fields refers to: in its welcome text and its end pages. */
export function* surveyTargets({ welcome = '', endings }: SurveyChange): Generator<number> {
  yield* tokenTargets(welcome);
  const { nodes = [], ...kinds } = endings ?? {};
  for (const change of Object.values(kinds)) if (change !== null) yield* endingTargets(change);
  for (const { nodeId, set } of nodes) {
    if (set === null) continue;
    yield nodeId;
    yield* endingTargets(set);
  }
}
