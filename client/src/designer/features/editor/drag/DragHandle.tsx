import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './drag.module.css';

/** The grip that moves a row. It is a button, so that keys can lift the row. */
export const DragHandle = ({ label, ...handle }: ComponentProps<'button'> & { label: string }) => (
  <button {...handle} type="button" className={styles.handle} aria-label={label} title={label}>
    <HolderOutlined aria-hidden="true" />
  </button>
);

interface SortItem {
  disabled?: boolean;
  /** Others stand in it: not all of it is its place, only the line that names it. */
  isHolder?: boolean;
}

/** One item of a sorted list: what its row needs, what the line that names it needs, and what its handle needs. */
export function useSortItem(id: number, { disabled = false, isHolder = false }: SortItem = {}) {
  const sortable = useSortable({ id, disabled });
  const { attributes, listeners, transform, transition, isDragging, isOver, activeIndex, index } = sortable;
  const style: CSSProperties = {
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
    transition,
    zIndex: isDragging ? 1 : undefined,
    position: 'relative',
  };
  // If rows do not move aside, a line marks the side of the drop. An entry from another list always goes before the row.
  const side = activeIndex >= 0 && activeIndex < index ? 'after' : 'before';
  const drop = { 'data-drop': isOver && !isDragging ? side : undefined };
  const row = {
    ref: isHolder ? sortable.setDraggableNodeRef : sortable.setNodeRef,
    style,
    'data-dragging': isDragging || undefined,
    ...(isHolder ? {} : drop),
  };
  const line = isHolder ? { ref: sortable.setDroppableNodeRef, ...drop } : {};
  const handle = {
    ref: sortable.setActivatorNodeRef,
    'aria-describedby': attributes['aria-describedby'],
    'aria-roledescription': attributes['aria-roledescription'],
    ...listeners,
  };
  return { row, line, handle };
}
