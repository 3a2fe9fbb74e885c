import { logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition } from '../../definition/definition.js';
import { shapeLogic } from '../../definition/shape-rules.js';
import { walkNodes } from '../../definition/walk.js';

type Ids = ReadonlyMap<number, number>;

/** Returns whether an item can be copied along with its owner: it reads what is in the copy or before it, and jumps inside the copy or behind it. */
const isCopyable = (item: LogicItem, ids: Ids, placeOf: ReadonlyMap<number, number>): boolean => {
  const owner = placeOf.get(ids.get(item.nodeId) ?? 0) ?? 0;
  const readsEarlier = item.conditions.every(({ nodeId }) => ids.has(nodeId) || (placeOf.get(nodeId) ?? owner) < owner);
  const { target = 0 } = item;
  return readsEarlier && (target <= 0 || ids.has(target) || (placeOf.get(target) ?? owner) > owner);
};

/** Returns an item rewritten for the copy; `nextId` assigns ids to it and its conditions. */
const copiedItem = (item: LogicItem, ids: Ids, nextId: () => number): LogicItem => {
  const copyOf = (id: number): number => ids.get(id) ?? id;
  const { target, optionId } = item;
  return shapeLogic({
    ...item,
    id: nextId(),
    nodeId: copyOf(item.nodeId),
    target: target === undefined ? undefined : copyOf(target),
    optionId: optionId?.map(copyOf),
    conditions: item.conditions.map((condition) => ({
      ...condition,
      id: nextId(),
      nodeId: copyOf(condition.nodeId),
      childId: condition.childId === undefined ? undefined : copyOf(condition.childId),
      optionId: condition.optionId?.map(copyOf),
    })),
  });
};

/**
 * Returns the logic copied along with a node: the items owned by it or its members, rewritten for the copy. `definition` has the copy already;
 * `ids` are the copy's ids by the originals'. Left out are items that would read something later than the copy or jump back. Fresh ids count up
 * from `lastId`.
 */
export const copiedLogic = (definition: SurveyDefinition, ids: Ids): readonly LogicItem[] => {
  const owned = logicOf(definition).filter((item) => ids.has(item.nodeId));
  if (owned.length === 0) return [];
  const placeOf = new Map(Array.from(walkNodes(definition.nodes), ({ id }, place) => [id, place]));
  let { lastId } = definition;
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  return owned.filter((item) => isCopyable(item, ids, placeOf)).map((item) => copiedItem(item, ids, nextId));
};
