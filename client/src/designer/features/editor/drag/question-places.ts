import { fitInContainer, isContainer, moveSeveral, type Operation, parentOf, type SurveyNode } from '@wence/schema';
import type { EditSession } from '../session/session-state';
import { mayDrop, type TreeItem, type TreePlace } from './tree-place';

/** All questions, pages and containers with their parents. */
export function questionTree(nodes: readonly SurveyNode[], held: ReadonlySet<number>, parentId: number | null = null): TreeItem[] {
  return nodes.flatMap((node) => [
    { id: node.id, name: node.code, parentId, isHolder: isContainer(node) || held.has(node.id) },
    ...questionTree(node.nodes ?? [], held, node.id),
  ]);
}

const NONE: ReadonlySet<number> = new Set();

/** Nodes that are chosen together with a container. They move along with it, so they go where it may go. */
export const heldOut = ({ view, selection: { several } }: EditSession): ReadonlySet<number> =>
  fitInContainer(view, several) ? NONE : several;

/** The nodes that move when one of them is carried: those chosen together, if it is one of them. */
export const carriedWith = ({ selection: { several } }: EditSession, nodeId: number): ReadonlySet<number> =>
  several.has(nodeId) ? several : new Set([nodeId]);

/** Moves a node to a place, and with it those that are chosen together with it. */
export const moveTo = (session: EditSession, nodeId: number, place: TreePlace): Operation[] =>
  moveSeveral(session.view, carriedWith(session, nodeId), place);

/** Returns whether a node may be put down in the list of a container, or at the top level. */
export const mayStandIn = (session: EditSession, nodeId: number, parentId: number | null): boolean =>
  mayDrop(questionTree(session.view.nodes, heldOut(session)), nodeId, { endOf: parentId });

/** Returns whether something would move. Right before or behind what is carried it stays where it is. */
export function isElsewhere(session: EditSession, nodeId: number, place: TreePlace): boolean {
  const { view } = session;
  const moved = carriedWith(session, nodeId);
  if (moved.size > 1 || (parentOf(view, nodeId)?.id ?? null) !== place.parentId) return true;
  const siblings = (parentOf(view, nodeId)?.nodes ?? view.nodes).map(({ id }) => id);
  return place.after !== nodeId && place.after !== (siblings[siblings.indexOf(nodeId) - 1] ?? null);
}
