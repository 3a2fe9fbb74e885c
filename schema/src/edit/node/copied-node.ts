import { logicOf } from '../../definition/defaults.js';
import type { Condition, LogicItem, SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { shapeLogic } from '../../definition/shape/shape-rules.js';
import { shapeNode, shapeOption } from '../../definition/shape/shape.js';
import { localIds, walkNodes } from '../../definition/walk.js';
import { mappedExam } from '../../exam/shape-exam.js';
import { mappedTokens, rewriteTexts } from '../references/texts.js';

type Ids = ReadonlyMap<number, number>;

/** Returns whether an item can be copied along with its owner: it reads what is in the copy or before it, and jumps inside the copy or behind it. */
function isCopyable(item: LogicItem, ids: Ids, placeOf: ReadonlyMap<number, number>): boolean {
  const owner = placeOf.get(ids.get(item.nodeId) ?? 0) ?? 0;
  const readsEarlier = item.conditions.every(({ nodeId }) => ids.has(nodeId) || (placeOf.get(nodeId) ?? owner) < owner);
  const { target = 0 } = item;
  return readsEarlier && (target <= 0 || ids.has(target) || (placeOf.get(target) ?? owner) > owner);
}

/** A condition that reads copies; what has no copy it reads as before. */
export function mappedCondition(condition: Condition, ids: Ids): Condition {
  const copyOf = (id: number): number => ids.get(id) ?? id;
  const { nodeId, childId, optionId } = condition;
  return {
    ...condition,
    nodeId: copyOf(nodeId),
    childId: childId === undefined ? undefined : copyOf(childId),
    optionId: optionId?.map(copyOf),
  };
}

/** A logic item about copies, with ids of its own still to be given. */
export function mappedItem(item: LogicItem, ids: Ids): LogicItem {
  const copyOf = (id: number): number => ids.get(id) ?? id;
  const { target, optionId, after, conditions } = item;
  return shapeLogic({
    ...item,
    nodeId: copyOf(item.nodeId),
    target: target === undefined ? undefined : copyOf(target),
    optionId: optionId?.map(copyOf),
    after: after === undefined ? undefined : copyOf(after),
    conditions: conditions.map((condition) => mappedCondition(condition, ids)),
  });
}

/** Returns an item rewritten for the copy; `nextId` assigns ids to it and its conditions. */
function copiedItem(item: LogicItem, ids: Ids, nextId: () => number): LogicItem {
  const copy = mappedItem(item, ids);
  return { ...copy, id: nextId(), conditions: copy.conditions.map((condition) => ({ ...condition, id: nextId() })) };
}

/**
 * Returns the logic copied along with a node: the items owned by it or its members, rewritten for the copy. `definition` has the copy already;
 * `ids` are the copy's ids by the originals'. Left out are items that would read something later than the copy or jump back. Fresh ids count up
 * from `lastId`.
 */
export function copiedLogic(definition: SurveyDefinition, ids: Ids): readonly LogicItem[] {
  const owned = logicOf(definition).filter((item) => ids.has(item.nodeId));
  if (owned.length === 0) return [];
  const placeOf = new Map(Array.from(walkNodes(definition.nodes), ({ id }, place) => [id, place]));
  let { lastId } = definition;
  const nextId = (): number => {
    lastId += 1;
    return lastId;
  };
  return owned.filter((item) => isCopyable(item, ids, placeOf)).map((item) => copiedItem(item, ids, nextId));
}

/** The ids of a copy by those of its original: fresh ones, counting up from `firstId` in the order of the document. */
export const copiedIds = (original: SurveyNode, firstId: number): ReadonlyMap<number, number> =>
  new Map(Array.from(localIds({ nodes: [original] }), (id, place) => [id, firstId + place]));

/**
 * A copy of a node with everything in it, with the ids of `ids`: options and rows keep their codes, piping tokens that refer to something inside
 * refer to its copy. Codes of nodes are still those of the originals.
 */
export function copiedNode(original: SurveyNode, ids: ReadonlyMap<number, number>): SurveyNode {
  const idOf = (id: number): number => ids.get(id) ?? id;
  const copyOption = (option: SurveyOption): SurveyOption =>
    shapeOption({ ...option, id: idOf(option.id), nodes: option.nodes?.map(copyOption) });
  const { options, children, nodes, ...own } = rewriteTexts(original, (text) => mappedTokens(text, ids));
  return shapeNode({
    ...own,
    id: idOf(own.id),
    exam: own.exam && mappedExam(own.exam, ids),
    options: options?.map(copyOption),
    children: children?.map((row) => ({ ...row, id: idOf(row.id) })),
    nodes: nodes?.map((node) => copiedNode(node, ids)),
  });
}
