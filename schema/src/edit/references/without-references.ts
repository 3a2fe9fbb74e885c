import { leftInGroups } from '../../definition/condition-groups.js';
import type { Condition, LogicItem, Quota, SurveyDefinition, SurveyNode } from '../../definition/definition.js';
import { shapeNode, withParts } from '../../definition/shape/shape.js';
import type { Ending } from '../../ending/ending.js';
import { shapeEndings, type SurveyEndings } from '../../ending/survey-endings.js';
import { rewriteTexts, withoutTokens } from './texts.js';

type Gone = ReadonlySet<number>;

/** Returns the list without removed ids; the same list if none was removed, undefined if nothing is left of a list that was not empty. */
function left(ids: readonly number[], gone: Gone): readonly number[] | undefined {
  if (!ids.some((id) => gone.has(id))) return ids;
  const rest = ids.filter((id) => !gone.has(id));
  return rest.length === 0 ? undefined : rest;
}

/** Returns the rest of a condition; undefined if its question, its row or the last of its options is gone. */
function leftOfCondition(condition: Condition, gone: Gone): Condition | undefined {
  const { nodeId, childId, optionId = [] } = condition;
  if (gone.has(nodeId) || (childId !== undefined && gone.has(childId))) return undefined;
  const options = left(optionId, gone);
  if (options === undefined) return undefined;
  return options === optionId || options.length === optionId.length ? condition : { ...condition, optionId: options };
}

/** Returns the remaining conditions; undefined if all of them went, because "no condition" would mean "always". */
function leftOfConditions(conditions: readonly Condition[], gone: Gone): readonly Condition[] | undefined {
  const rest = leftInGroups(conditions, (condition) => leftOfCondition(condition, gone));
  if (rest.length === 0 && conditions.length > 0) return undefined;
  const isSame = rest.length === conditions.length && rest.every((condition, place) => condition === conditions[place]);
  return isSame ? conditions : rest;
}

function leftOfLogic(item: LogicItem, gone: Gone): LogicItem | undefined {
  if (gone.has(item.nodeId) || (item.target !== undefined && gone.has(item.target))) return undefined;
  const conditions = leftOfConditions(item.conditions, gone);
  const optionId = item.optionId && left(item.optionId, gone);
  if (conditions === undefined || (item.optionId !== undefined && optionId === undefined)) return undefined;
  if (conditions === item.conditions && optionId === item.optionId) return item;
  return { ...item, conditions, ...(optionId && { optionId }) };
}

function leftOfQuota(quota: Quota, gone: Gone): Quota | undefined {
  if (quota.kind === 'custom') {
    const conditions = leftOfConditions(quota.conditions, gone);
    if (conditions === undefined || conditions === quota.conditions) return conditions && quota;
    return { ...quota, conditions };
  }
  if (quota.nodeIds.some((id) => gone.has(id))) return undefined;
  const cells = quota.cells.filter(({ optionId }) => !optionId.some((id) => gone.has(id)));
  if (cells.length === quota.cells.length) return quota;
  return cells.length === 0 ? undefined : { ...quota, cells };
}

function leftOfNode(node: SurveyNode, gone: Gone): SurveyNode {
  const own = rewriteTexts(node, (text) => withoutTokens(text, gone));
  const nodes = node.nodes && leftOfNodes(node.nodes, gone);
  if (own === node && nodes === node.nodes) return node;
  return shapeNode({ ...own, ...(nodes && { nodes }) });
}

function leftOfNodes(nodes: readonly SurveyNode[], gone: Gone): readonly SurveyNode[] {
  const rest = nodes.map((node) => leftOfNode(node, gone));
  return rest.every((node, place) => node === nodes[place]) ? nodes : rest;
}

function mapped<T>(items: readonly T[] | undefined, change: (item: T) => T | undefined): readonly T[] | undefined {
  const rest = items?.flatMap((item) => change(item) ?? []);
  return rest?.length === items?.length && rest?.every((item, place) => item === items?.[place]) ? items : rest;
}

function leftOfEnding<T extends Ending>(ending: T, gone: Gone): T {
  const text = ending.text && withoutTokens(ending.text, gone);
  const nodeIds = ending.nodeIds && (left(ending.nodeIds, gone) ?? []);
  if (text === ending.text && nodeIds === ending.nodeIds) return ending;
  return { ...ending, ...(text && { text }), ...(nodeIds && { nodeIds }) };
}

function leftOfEndings(endings: SurveyEndings, gone: Gone): SurveyEndings | undefined {
  const { nodes, ...kinds } = endings;
  const rest = mapped(nodes, (ending) => (gone.has(ending.nodeId) ? undefined : leftOfEnding(ending, gone)));
  const changed = Object.entries(kinds).map(([kind, ending]) => [kind, ending, leftOfEnding(ending, gone)] as const);
  if (rest === nodes && changed.every(([, ending, next]) => ending === next)) return endings;
  return shapeEndings({ ...Object.fromEntries(changed.map(([kind, , next]) => [kind, next])), nodes: rest });
}

/**
 * The survey without any reference to what is gone. Conditions on it go, and lists lose its ids; a condition whose list is emptied goes. A logic
 * item or quota that has lost its last condition goes as well: it never turns into one that always holds (Spec 4: carry-over without conditions
 * is deleted). So do jumps to it, option logic without options, table quotas without a question or a cell, and end pages of what is gone.
 * Piping tokens become their fallback.
 */
export function withoutReferences(definition: SurveyDefinition, gone: Gone): SurveyDefinition {
  const { welcome, endings, nodes, logic, quotas } = definition;
  const own = { welcome: (welcome && withoutTokens(welcome, gone)) || undefined, endings: endings && leftOfEndings(endings, gone) };
  return withParts(
    { ...definition, ...own },
    {
      nodes: leftOfNodes(nodes, gone),
      logic: mapped(logic, (item) => leftOfLogic(item, gone)),
      quotas: mapped(quotas, (quota) => leftOfQuota(quota, gone)),
    },
  );
}
