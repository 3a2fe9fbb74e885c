import { useDroppable } from '@dnd-kit/core';
import { memo, type ReactNode } from 'react';
import styles from './drag.module.css';
import { gapId } from './tree-place';
import type { CarriedNode } from './TypeDragArea';

interface DropGapProps {
  /** The node it follows; null: it comes first. */
  after: number | null;
  /** The container it stands in; null: none. */
  parentId: number | null;
  /** Other controls that stand in the gap. */
  children?: ReactNode;
}

/** A place where a carried type can be put down. */
export const DropGap = memo(({ after, parentId, children }: DropGapProps) => {
  const id = gapId(parentId, after);
  const { setNodeRef, isOver, active } = useDroppable({ id, data: { place: { after, parentId } } });
  return (
    <div ref={setNodeRef} className={styles.gap} data-gap={id}>
      {children}
      {isOver && <DropLine carried={active?.data.current} parentId={parentId} />}
    </div>
  );
});
DropGap.displayName = 'DropGap';

/** Shows where the carried thing will stand, or why it cannot stand there. */
function DropLine({ carried, parentId }: { carried: Partial<CarriedNode> | undefined; parentId: number | null }) {
  const refusal = carried?.refusal?.(parentId);
  if (!refusal) return <span className={styles.here} />;
  return (
    <span className={styles.refused}>
      <span>{refusal}</span>
    </span>
  );
}
