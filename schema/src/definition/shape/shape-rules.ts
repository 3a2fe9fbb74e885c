import { dropUndefined } from '../../reading/drop-undefined.js';
import { shapeGroups } from '../condition-groups.js';
import type { Condition, LogicItem, Quota } from '../definition.js';

const orNothing = <T>(value: T | undefined, unless: T): T | undefined => (value === unless ? undefined : value);
const list = <T>(value: readonly T[] | undefined): readonly T[] | undefined => (value?.length === 0 ? undefined : value);

/** Puts a condition into canonical shape: defaults are absent. */
export const shapeCondition = (condition: Condition): Condition =>
  dropUndefined({
    id: condition.id,
    nodeId: condition.nodeId,
    childId: condition.childId,
    optionId: list(condition.optionId),
    operator: orNothing(condition.operator, 1),
    parentId: orNothing(condition.parentId, 0),
    algorithm: condition.algorithm,
    result: list(condition.result),
  });

const shapeConditions = (conditions: readonly Condition[]): readonly Condition[] => shapeGroups(conditions).map(shapeCondition);

/** Puts a logic item and its conditions into canonical shape: defaults are absent, the conditions are always written. */
export const shapeLogic = (item: LogicItem): LogicItem =>
  dropUndefined({
    id: item.id,
    model: item.model,
    type: item.type,
    nodeId: item.nodeId,
    target: item.target,
    algorithm: item.algorithm,
    optionType: orNothing(item.optionType, 1),
    optionId: list(item.optionId),
    after: item.after,
    conditions: shapeConditions(item.conditions),
  });

/** Puts a quota into canonical shape: defaults are absent. */
export function shapeQuota(quota: Quota): Quota {
  const base = { ...quota, enabled: orNothing(quota.enabled, true), onFull: orNothing(quota.onFull, 1) };
  return dropUndefined(base.kind === 'custom' ? { ...base, conditions: shapeConditions(base.conditions) } : base);
}
