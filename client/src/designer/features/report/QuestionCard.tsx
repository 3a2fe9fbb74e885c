import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { QuestionResult } from './QuestionResult';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';

/** One question: what was asked, how many answered, what they said. */
export const QuestionCard = ({ question }: { question: QuestionFragment }) => {
  const { t } = useTranslation('report');
  const { nodeId, code, title, type, base, retired } = question;
  const heading = `report-question-${nodeId}`;

  return (
    <article className={styles.card} aria-labelledby={heading}>
      <header className={styles.head}>
        <h3 id={heading} className={styles.title}>
          <span className={styles.code}>{code}</span> {readableText(title)}
        </h3>
        <p className={styles.facts}>
          <span>{t(`type.${type}`)}</span>
          {retired && <span className={styles.retired}>{t('retired')}</span>}
          <span title={t('baseHelp', { count: base, base: formatThousands(base) })}>{t('base', { base: formatThousands(base) })}</span>
        </p>
      </header>
      <QuestionResult question={question} />
    </article>
  );
};
