import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import styles from './drag.module.css';

interface DropGapProps {
  /** The node it follows; null: it comes first. */
  after: number | null;
  /** The container it stands in; null: none. */
  parentId: number | null;
}

/** A place where a carried type can be put down. */
export const DropGap = memo(({ after, parentId }: DropGapProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: `gap-${parentId ?? 'top'}-${after ?? 'first'}`, data: { place: { after, parentId } } });
  return (
    <div ref={setNodeRef} className={styles.gap}>
      {isOver && <span className={styles.here} />}
    </div>
  );
});
DropGap.displayName = 'DropGap';
