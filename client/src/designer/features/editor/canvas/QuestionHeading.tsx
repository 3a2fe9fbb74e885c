import type { ReactNode } from 'react';
import { isRequired, type SurveyNode, takesNumber } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import styles from './QuestionHeading.module.css';

/** Code and required mark in front of a title. What asks nothing has no number, here as little as on the answering page. */
export function QuestionHeading({ node, children }: { node: SurveyNode; children: ReactNode }) {
  const { t } = useTranslation('editor');
  return (
    <div className={styles.heading}>
      <span className={styles.code}>
        {isRequired(node) && (
          <span className={styles.mark} title={t('question.required')}>
            *
          </span>
        )}
        {takesNumber(node) && node.code}
      </span>
      {children}
    </div>
  );
}
