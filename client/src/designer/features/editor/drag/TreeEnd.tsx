import { useDroppable } from '@dnd-kit/core';
import styles from './drag.module.css';
import { endId } from './tree-drag';

/** The place behind the last entry of a list; in an empty one the only place there is. */
export const TreeEnd = ({ parentId }: { parentId: number | null }) => {
  const { setNodeRef, isOver } = useDroppable({ id: endId(parentId) });
  return <li ref={setNodeRef} className={styles.end} aria-hidden="true" data-drop={isOver ? 'before' : undefined} />;
};
