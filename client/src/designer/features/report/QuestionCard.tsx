import { formatThousands, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { AreaResult } from './AreaResult';
import { ChoiceResult } from './ChoiceResult';
import { FieldsResult } from './FieldsResult';
import { FileList } from './FileList';
import { MatrixResult } from './MatrixResult';
import { PointPicture } from './PointPicture';
import { PositionList } from './PositionList';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';
import { ScaleResult } from './ScaleResult';
import { TextResult } from './written-answers';

/** The results of a question: every part that its report contains. */
function QuestionResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const { base, options, rows, fields, rowCounts, areas, others, files, positions, points, texts } = question;
  // Choices are listed even before the first answer: a table of zeros says more than a sentence.
  if (base === 0 && (options.length === 0 || points)) return <p className={styles.note}>{t('noAnswers')}</p>;

  return (
    <>
      <ScaleResult question={question} />
      {points && <PointPicture points={points} title={question.title} />}
      {options.length > 0 && <ChoiceResult question={question} />}
      {rows.length > 0 && <MatrixResult question={question} />}
      {rowCounts && (
        <p className={styles.note}>
          {t('rowCounts', {
            count: rowCounts.mean ?? 0,
            mean: formatThousands(rowCounts.mean),
            min: rowCounts.min ?? 0,
            max: rowCounts.max ?? 0,
          })}
        </p>
      )}
      {fields.length > 0 && <FieldsResult fields={fields} type={question.type} title={question.title} />}
      {areas.length > 0 && <AreaResult areas={areas} others={others} />}
      {files && <FileList count={files.count} files={files.latest} />}
      {positions.length > 0 && <PositionList positions={positions} />}
      {texts.length > 0 && <TextResult question={question} />}
    </>
  );
}

/** One question with its number of answers and its results. */
export function QuestionCard({ question }: { question: QuestionFragment }) {
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
}
