import { readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { AnswerList } from './AnswerList';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';

export const TextResult = ({ question: { title, texts } }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');
  if (texts.length === 0) return <p className={styles.note}>{t('noAnswers')}</p>;

  return (
    <>
      <p className={styles.note}>{t('texts')}</p>
      <AnswerList label={t('textsOf', { title: readableText(title) })} texts={texts} />
    </>
  );
};
