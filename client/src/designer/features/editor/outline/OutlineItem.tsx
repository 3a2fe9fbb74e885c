import { isContainer, readableText, type SurveyNode } from '@wence/schema';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../drag/DragHandle';
import { useSortItem } from '../drag/useSortItem';
import styles from './outline.module.css';

interface OutlineItemProps {
  node: SurveyNode;
  isSelected: boolean;
  readOnly: boolean;
  onSelect: (nodeId: number) => void;
  /** What stands in it. */
  children?: ReactNode;
}

export const OutlineItem = memo(({ node, isSelected, readOnly, onSelect, children }: OutlineItemProps) => {
  const { t } = useTranslation('editor');
  const { row, line, handle } = useSortItem(node.id, { disabled: readOnly, isHolder: isContainer(node) });
  return (
    <li {...row} className={styles.entry}>
      <div {...line} className={styles.item}>
        <button type="button" className={styles.question} aria-current={isSelected || undefined} onClick={() => onSelect(node.id)}>
          <span className={styles.code}>{node.code}</span>
          <span className={styles.title}>{readableText(node.title)}</span>
        </button>
        {!readOnly && (
          <span className={styles.grip}>
            <DragHandle {...handle} label={t('outline.drag', { code: node.code })} />
          </span>
        )}
      </div>
      {children}
    </li>
  );
});
OutlineItem.displayName = 'OutlineItem';
