import { type CollisionDetection, closestCenter } from '@dnd-kit/core';

/** The gap nearest to what is carried, as long as the pointer is over the canvas; beside it nothing is meant. */
export const nearestGap: CollisionDetection = (state) => {
  const x = state.pointerCoordinates?.x;
  const under = state.droppableContainers.filter(({ rect }) => {
    const gap = rect.current;
    return gap !== null && x !== undefined && gap.left <= x && x <= gap.right;
  });
  return closestCenter({ ...state, droppableContainers: under });
};
