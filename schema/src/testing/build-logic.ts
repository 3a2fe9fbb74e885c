import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { shapeSurvey } from '../definition/shape/shape.js';
import { walkNodes } from '../definition/walk.js';
import { shapeLogic } from '../definition/shape/shape-rules.js';
import { type BuiltCondition, conditionOf } from './build-condition.js';
import { nodeByCode, nodeIdOf, optionIdIn, rowIdIn } from './by-name.js';

/** A logic item by codes and titles. Made by the words below. */
export interface BuiltLogic extends Pick<LogicItem, 'model' | 'type' | 'algorithm' | 'optionType'> {
  readonly code: string;
  /** A code, or the number of an end. */
  readonly target?: string | 0 | -1;
  readonly parts?: readonly string[];
  readonly after?: string | 0;
  readonly conditions: readonly BuiltCondition[];
}

export const show = (code: string, ...conditions: readonly BuiltCondition[]): BuiltLogic => ({
  code,
  model: 1,
  type: 2,
  algorithm: 1,
  conditions,
});

export const hide = (code: string, ...conditions: readonly BuiltCondition[]): BuiltLogic => ({
  ...show(code, ...conditions),
  algorithm: 2,
});

/** Makes a jump from one question to another, to the normal end (0) or to the screening end (-1). */
export const jump = (code: string, target: string | 0 | -1, ...conditions: readonly BuiltCondition[]): BuiltLogic => ({
  code,
  model: 1,
  type: 1,
  target,
  conditions,
});

/** Option logic: shows or hides options of a question, or with `optionType` 2 rows of it. */
export const optionLogic = (
  code: string,
  algorithm: 'show' | 'hide',
  parts: readonly string[],
  conditions: readonly BuiltCondition[],
  optionType: 1 | 2 = 1,
): BuiltLogic => ({ code, model: 2, type: 2, algorithm: algorithm === 'show' ? 1 : 2, parts, optionType, conditions });

/**
 * Carries the options of each condition's question that are `checked` or `unchecked` into a question, or with `optionType` 2 into its rows; `after`:
 * the title of the own one that they stand behind, or 0.
 */
export const carryOver = (code: string, conditions: readonly BuiltCondition[], optionType: 1 | 2 = 1, after?: string | 0): BuiltLogic => ({
  code,
  model: 2,
  type: 1,
  optionType,
  after,
  conditions,
});

function itemOf(definition: SurveyDefinition, { code, target, parts, after, conditions, ...built }: BuiltLogic, id: number): LogicItem {
  const node = nodeByCode(definition, code);
  const idIn = built.optionType === 2 ? rowIdIn : optionIdIn;
  return shapeLogic({
    ...built,
    id,
    nodeId: node.id,
    target: typeof target === 'string' ? nodeIdOf(definition, target) : target,
    optionId: parts?.map((title) => idIn(node, title)),
    after: typeof after === 'string' ? idIn(node, after) : after,
    conditions: conditions.map((condition, place) => conditionOf(definition, condition, id + 1 + place)),
  });
}

/** Returns the survey with more logic, in the given order; ids continue from the highest one, each item before its conditions. */
export function withLogic(definition: SurveyDefinition, ...items: readonly BuiltLogic[]): SurveyDefinition {
  let { lastId } = definition;
  const logic = items.map((built) => {
    const item = itemOf(definition, built, lastId + 1);
    lastId += 1 + item.conditions.length;
    return item;
  });
  return shapeSurvey({ ...definition, lastId, logic: [...(definition.logic ?? []), ...logic] });
}

/** The same survey in which logic hides these nodes from everybody. */
export const withHidden = (definition: SurveyDefinition, ids: ReadonlySet<number>): SurveyDefinition =>
  withLogic(definition, ...Array.from(walkNodes(definition.nodes)).flatMap(({ id, code }) => (ids.has(id) ? hide(code) : [])));
