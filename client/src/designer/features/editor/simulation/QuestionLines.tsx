import type { Coverage, SurveyDefinition } from '@wence/schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { linesOf } from './coverage-figures';
import { QuestionRow } from './QuestionRow';
import covered from './coverage.module.css';
import styles from './simulation.module.css';

interface QuestionLinesProps {
  surveyId: string;
  definition: SurveyDefinition;
  coverage: Coverage;
}

/** Every question with how often it was shown and answered. */
export const QuestionLines = ({ surveyId, definition, coverage }: QuestionLinesProps) => {
  const { t } = useTranslation('simulation');
  const lines = useMemo(() => linesOf(coverage), [coverage]);
  return (
    <section className={styles.card}>
      <h3 className={styles.title}>{t('details')}</h3>
      <ul className={covered.lines}>
        {lines.map((line) => (
          <QuestionRow key={line.nodeId} surveyId={surveyId} definition={definition} line={line} respondents={coverage.respondents} />
        ))}
      </ul>
    </section>
  );
};
