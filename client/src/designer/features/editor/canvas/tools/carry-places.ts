import { documentOrder, isContainer, parentOf, type SurveyNode } from '@wence/schema';
import { carriedWith, mayStandIn } from '../../drag/question-places';
import type { TreePlace } from '../../drag/tree-place';
import type { EditSession } from '../../session/session-state';

/** A place that a question can be carried to. What is carried along counts nowhere. */
export interface CarryPlace extends TreePlace {
  /** Counted from 1. */
  readonly number: number;
  /** Code of the container; null at the top level. */
  readonly list: string | null;
}

/** Returns the places where a question may stand, from top to bottom. */
export function carryPlaces(session: EditSession, nodeId: number): readonly CarryPlace[] {
  const moved = carriedWith(session, nodeId);
  const places: CarryPlace[] = [];
  const walk = (nodes: readonly SurveyNode[], parentId: number | null, list: string | null): void => {
    if (!mayStandIn(session, nodeId, parentId)) return;
    const staying = nodes.filter(({ id }) => !moved.has(id));
    places.push({ parentId, after: null, number: 1, list });
    for (const [index, node] of staying.entries()) {
      if (isContainer(node)) walk(node.nodes ?? [], node.id, node.code);
      places.push({ parentId, after: node.id, number: index + 2, list });
    }
  };
  walk(session.view.nodes, null, null);
  return places;
}

/** Returns where a question stands among those places; undefined if it is gone. */
export function presentPlace(session: EditSession, nodeId: number): TreePlace | undefined {
  if (!documentOrder(session.view.nodes).some(({ id }) => id === nodeId)) return undefined;
  const moved = carriedWith(session, nodeId);
  const parent = parentOf(session.view, nodeId);
  const siblings = (parent?.nodes ?? session.view.nodes).map(({ id }) => id);
  const before = siblings.slice(0, siblings.indexOf(nodeId)).filter((id) => !moved.has(id));
  return { parentId: parent?.id ?? null, after: before.at(-1) ?? null };
}

export const isSamePlace = (one: TreePlace, other: TreePlace | undefined): boolean =>
  one.parentId === other?.parentId && one.after === other.after;
