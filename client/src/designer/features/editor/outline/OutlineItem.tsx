import { readableText } from '@wence/schema';
import type { SurveyNode } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DragHandle } from '../drag/DragHandle';
import { useSortItem } from '../drag/useSortItem';
import styles from './outline.module.css';

interface Props {
  node: SurveyNode;
  isSelected: boolean;
  readOnly: boolean;
  onSelect: () => void;
  /** What stands in it. */
  children?: ReactNode;
}

export const OutlineItem = ({ node, isSelected, readOnly, onSelect, children }: Props) => {
  const { t } = useTranslation('editor');
  const { row, handle } = useSortItem(node.id, readOnly);
  return (
    <li {...row} className={styles.entry}>
      <div className={styles.item}>
        <button type="button" className={styles.question} aria-current={isSelected || undefined} onClick={onSelect}>
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
};
