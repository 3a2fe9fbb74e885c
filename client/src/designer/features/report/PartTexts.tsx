import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { AnswerList } from './AnswerList';
import styles from './report.module.css';

interface PartTextsProps {
  title: string;
  /** Where it stands for itself: how many answered it. */
  base: number | undefined;
  texts: readonly string[];
}

/** What was written to one row or field, folded away until asked for. */
export const PartTexts = ({ title, base, texts }: PartTextsProps) => {
  const { t } = useTranslation('report');
  const name = readableText(title);
  const summary = base === undefined ? name : `${name} · ${t('base', { base: formatThousands(base) })}`;
  if (texts.length === 0) return base === undefined ? null : <p className={styles.note}>{summary}</p>;

  return (
    <details className={styles.others}>
      <summary>{summary}</summary>
      <AnswerList label={t('textsOf', { title: name })} texts={texts} />
    </details>
  );
};
