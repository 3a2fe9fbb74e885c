import { useDndContext, useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import styles from './drag.module.css';

/** The place after a question (null: before the first) where a carried type can be put down. */
export const DropGap = ({ after }: { after: number | null }) => {
  const { t } = useTranslation('editor');
  const { active } = useDndContext();
  const { setNodeRef, isOver } = useDroppable({ id: `gap-${after ?? 'first'}`, data: { after } });
  return (
    <div ref={setNodeRef} className={styles.gap} data-open={active !== null || undefined}>
      {isOver && <span className={styles.here}>{t('canvas.dropHere')}</span>}
    </div>
  );
};
