import { logicOf } from '../../definition/defaults.js';
import type { LogicItem, SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { shapeLogic } from '../../definition/shape/shape-rules.js';
import { shapeNode, shapeOption } from '../../definition/shape/shape.js';
import { localIds, walkNodes } from '../../definition/walk.js';
import { mappedTokens, rewriteTexts } from '../references/texts.js';

type Ids = ReadonlyMap<number, number>;

/** Returns whether an item can be copied along with its owner: it reads what is in the copy or before it, and jumps inside the copy or behind it. */
function isCopyable(item: LogicItem, ids: Ids, placeOf: ReadonlyMap<number, number>): boolean {
  const owner = placeOf.get(ids.get(item.nodeId) ?? 0) ?? 0;
  const readsEarlier = item.conditions.every(({ nodeId }) => ids.has(nodeId) || (placeOf.get(nodeId) ?? owner) < owner);
  const { target = 0 } = item;
  return readsEarlier && (target <= 0 || ids.has(target) || (placeOf.get(target) ?? owner) > owner);
}

/** Returns an item rewritten for the copy; `nextId` assigns ids to it and its conditions. */
function copiedItem(item: LogicItem, ids: Ids, nextId: () => number): LogicItem {
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
    options: options?.map(copyOption),
    children: children?.map((row) => ({ ...row, id: idOf(row.id) })),
    nodes: nodes?.map((node) => copiedNode(node, ids)),
  });
}
