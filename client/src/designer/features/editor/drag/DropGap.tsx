import { useDroppable } from '@dnd-kit/core';
import { memo } from 'react';
import styles from './drag.module.css';

/** The place after a question (null: before the first) where a carried type can be put down. */
export const DropGap = memo(({ after }: { after: number | null }) => {
  const { setNodeRef, isOver } = useDroppable({ id: `gap-${after ?? 'first'}`, data: { after } });
  return (
    <div ref={setNodeRef} className={styles.gap}>
      {isOver && <span className={styles.here} />}
    </div>
  );
});
DropGap.displayName = 'DropGap';
