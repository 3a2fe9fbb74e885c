import { readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { AnswerList } from './AnswerList';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';

/** What was written: answers to an open question, comments, addresses. */
export const TextResult = ({ question: { title, texts } }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');

  return (
    <section className={styles.part}>
      <p className={styles.note}>{t('texts')}</p>
      <AnswerList label={t('textsOf', { title: readableText(title) })} texts={texts} />
    </section>
  );
};
