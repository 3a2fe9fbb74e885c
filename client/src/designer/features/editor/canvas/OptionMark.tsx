import { columnOf, questionRow, type SurveyNode } from '@wence/schema';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import optionGrid from './option-grid.module.css';
import styles from './OptionMark.module.css';

/** Mark in front of an option: a circle or box for choices, the rank for rankings, a point otherwise. */
export function OptionMark({ node, place }: { node: SurveyNode; place: number }) {
  const { answer, key, hasRows } = questionRow(node);
  if (answer === 'rank') {
    return (
      <span className={`${styles.mark} ${styles.place}`} aria-hidden="true">
        {place}
      </span>
    );
  }
  // Options of a drop-down have no tick mark, and words are highlighted in place.
  const kind = hasRows || key === 'dropdown' || key === 'words' ? 'point' : answer;
  return <span className={styles.mark} data-kind={kind} aria-hidden="true" />;
}

/** Options in as many columns as the question has. */
export function OptionGrid({ node, children }: { node: SurveyNode; children: ReactNode }) {
  const { t } = useTranslation('editor');
  const columns: CSSProperties & { '--columns': number } = { '--columns': columnOf(node) };
  return (
    <ul className={optionGrid.grid} data-preview style={columns} aria-label={t('option.list', { code: node.code })}>
      {children}
    </ul>
  );
}
