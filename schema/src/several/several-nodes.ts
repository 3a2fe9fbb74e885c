import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isRequired } from '../definition/defaults.js';
import { isContainer } from '../definition/node-facts.js';
import { documentOrder, findNode, parentOf } from '../definition/walk.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { Anchor, Operation } from '../edit/operation/operation.js';

type Ids = ReadonlySet<number>;

interface ListPlace {
  /** Null: the top level. */
  readonly parentId: number | null;
  readonly after: Anchor;
}

/** The nodes with these ids in the order of the document. What stands in a container that is among them goes wherever that goes, and is left out. */
export function outermostNodes({ nodes }: Pick<SurveyDefinition, 'nodes'>, ids: Ids): readonly SurveyNode[] {
  return nodes.flatMap((node) => (ids.has(node.id) ? [node] : (node.nodes ?? []).filter(({ id }) => ids.has(id))));
}

/** Returns whether these nodes may stand in a container: one that has a container among them may not (Spec 4, drag and drop). */
export const fitInContainer = (definition: SurveyDefinition, ids: Ids): boolean => !outermostNodes(definition, ids).some(isContainer);

/**
 * Moves nodes to one place, where they stand in the order of the document. The place may be behind a node that moves along: then they
 * follow the nearest one before it that stays.
 */
export function moveSeveral(definition: SurveyDefinition, ids: Ids, { parentId, after }: ListPlace): Operation[] {
  const moved = new Set(outermostNodes(definition, ids).map(({ id }) => id));
  const list = (parentId === null ? definition.nodes : findNode(definition, parentId)?.nodes) ?? [];
  const upTo = after === undefined ? list.length : list.findIndex(({ id }) => id === after) + 1;
  let previous =
    list
      .slice(0, upTo)
      .filter(({ id }) => !moved.has(id))
      .at(-1)?.id ?? null;
  return Array.from(moved, (nodeId): Operation => {
    const move = { op: 'moveNode' as const, nodeId, parentId, after: previous };
    previous = nodeId;
    return move;
  });
}

/** Copies nodes to behind the last of them. Each copy goes to the same place, so the last one is made first. */
export function copySeveral(definition: SurveyDefinition, ids: Ids): Operation[] {
  const copied = outermostNodes(definition, ids);
  const last = copied.at(-1);
  if (!last) return [];
  const container = parentOf(definition, last.id);
  const isOutside = container === undefined || copied.some(isContainer);
  const place = isOutside ? { parentId: null, after: container?.id ?? last.id } : { parentId: container.id, after: last.id };
  return [...copied].reverse().map(({ id }) => ({ op: 'copyNode', nodeId: id, ...place }));
}

/** Removes nodes, the last one first: logic looks back, and what goes itself keeps nothing from going. */
export const removeSeveral = (definition: SurveyDefinition, ids: Ids): Operation[] =>
  [...outermostNodes(definition, ids)].reverse().map(({ id }) => ({ op: 'removeNode', nodeId: id }));

/** Nodes that are answered, also those in containers that are among the ids. */
export function answerableNodes(definition: SurveyDefinition, ids: Ids): readonly SurveyNode[] {
  return documentOrder(outermostNodes(definition, ids)).filter((node) => questionRow(node).isAnswerable);
}

/** Makes all of them that are answered required, or optional. Those that are so already are left alone. */
export const requireSeveral = (definition: SurveyDefinition, ids: Ids, required: boolean): Operation[] =>
  answerableNodes(definition, ids)
    .filter((node) => isRequired(node) !== required)
    .map(({ id }) => ({ op: 'updateNode', nodeId: id, set: { required } }));

/** Where a new container for these nodes goes: to where the first of them stands, or behind the container in which that stands. */
export function placeOfContainer(definition: SurveyDefinition, ids: Ids): ListPlace {
  const [first] = outermostNodes(definition, ids);
  const index = definition.nodes.findIndex(({ id }) => id === first?.id);
  const container = first && parentOf(definition, first.id);
  return { parentId: null, after: container?.id ?? definition.nodes[index - 1]?.id ?? null };
}
