import type { ClientRect, CollisionDetection, DroppableContainer, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';
import { mayDrop, type TreeItem, type TreeTarget } from './tree-place';

const END = 'end-';

/** The name of the place behind the last entry of a list. */
export const endId = (parentId: number | null) => `${END}${parentId ?? 'top'}`;

/** Translates the id of a drop target. */
export function targetOf(id: UniqueIdentifier): TreeTarget {
  if (typeof id === 'number') return { item: id };
  const list = id.slice(END.length);
  return { endOf: list === 'top' ? null : Number(list) };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance of a point from a rectangle; 0 inside it. */
function distance({ x, y }: Point, { left, right, top, bottom }: ClientRect): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

type Active = { readonly id: UniqueIdentifier };

/** Returns whether the dragged entry may be dropped on a target. */
const takes = (items: readonly TreeItem[], active: Active) => (container: DroppableContainer) =>
  mayDrop(items, Number(active.id), targetOf(container.id));

/** The allowed place nearest to the pointer, or, moved by keys, to the corner of what is carried. */
export const nearestAllowed =
  (items: readonly TreeItem[]): CollisionDetection =>
  ({ active, collisionRect, droppableContainers, droppableRects, pointerCoordinates }) => {
    const point = pointerCoordinates ?? { x: collisionRect.left + 1, y: collisionRect.top + 1 };
    return droppableContainers
      .filter(takes(items, active))
      .flatMap((droppableContainer) => {
        const { id } = droppableContainer;
        const rect = droppableRects.get(id);
        return rect ? [{ id, data: { droppableContainer, value: distance(point, rect) } }] : [];
      })
      .toSorted((one, other) => one.data.value - other.data.value);
  };

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Arrow keys go from one allowed place to the next, as they stand on the page. */
export const stepThroughAllowed =
  (items: readonly TreeItem[]): KeyboardCoordinateGetter =>
  (event, { context: { active, over, droppableContainers, droppableRects } }) => {
    const step = STEPS[event.code];
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const places = droppableContainers
      .getEnabled()
      .filter(takes(items, active))
      .flatMap(({ id }) => {
        const rect = droppableRects.get(id);
        return rect ? [{ id, rect }] : [];
      })
      .toSorted((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left);
    const now = places.findIndex(({ id }) => id === (over?.id ?? active.id));
    const next = places[now + step];
    return next && { x: next.rect.left, y: next.rect.top };
  };
