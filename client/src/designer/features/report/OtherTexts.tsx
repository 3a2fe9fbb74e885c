import { useTranslation } from 'react-i18next';
import { AnswerList } from './AnswerList';
import type { ChoiceFragment } from './report.generated';
import styles from './report.module.css';

/** What people wrote beside an option, folded away until asked for. */
export const OtherTexts = ({ option: { title, texts } }: { option: ChoiceFragment }) => {
  const { t } = useTranslation('report');
  const summary = t('otherTexts', { option: title, count: texts.length });

  return (
    <details className={styles.others}>
      <summary>{summary}</summary>
      <AnswerList label={summary} texts={texts} />
    </details>
  );
};
