import { columnOf, type SurveyNode } from '@wence/schema';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './option-grid.module.css';

/** Options in as many columns as the question has. */
export const OptionGrid = ({ node, children }: { node: SurveyNode; children: ReactNode }) => {
  const { t } = useTranslation('editor');
  const columns: CSSProperties & { '--columns': number } = { '--columns': columnOf(node) };
  return (
    <ul className={styles.grid} data-preview style={columns} aria-label={t('option.list', { code: node.code })}>
      {children}
    </ul>
  );
};
