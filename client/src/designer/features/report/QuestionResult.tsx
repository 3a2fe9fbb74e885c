import { useTranslation } from 'react-i18next';
import { ChoiceResult } from './ChoiceResult';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';
import { TextResult } from './TextResult';

/** What people answered, as far as this page can draw it: choices and texts. Of other types it says that it cannot. */
export const QuestionResult = ({ question }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');
  if (question.options.length > 0) return <ChoiceResult question={question} />;
  if (question.texts.length > 0 || question.base === 0) return <TextResult question={question} />;
  return <p className={styles.note}>{t('notHere')}</p>;
};
