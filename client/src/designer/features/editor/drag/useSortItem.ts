import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties } from 'react';

/** One item of a SortArea: what its row needs, and what its handle needs. */
export function useSortItem(id: number, disabled = false) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({ id, disabled });
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 1 : undefined,
    position: 'relative',
  };
  const row = { ref: setNodeRef, style, 'data-dragging': isDragging || undefined };
  const handle = {
    ref: setActivatorNodeRef,
    'aria-describedby': attributes['aria-describedby'],
    'aria-roledescription': attributes['aria-roledescription'],
    ...listeners,
  };
  return { row, handle };
}
