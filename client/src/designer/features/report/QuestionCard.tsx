import { formatThousands, readableText } from '@wence/schema';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaResult } from './AreaResult';
import { ChoiceResult } from './ChoiceResult';
import { Facts } from './Facts';
import { FieldsResult, ProportionResult } from './FieldsResult';
import { CardContext } from './figure/card-context';
import { FileGallery } from './files/FileGallery';
import { MatrixResult } from './MatrixResult';
import { PointPicture } from './PointPicture';
import { PositionList } from './PositionList';
import { RankResult } from './RankResult';
import type { QuestionFragment } from './report.generated';
import styles from './report.module.css';
import { ScaleResult } from './ScaleResult';
import { TextResult } from './written-answers';

function FieldsPart({ question: { type, base, fields } }: { question: QuestionFragment }) {
  if (type === 'RANK') return <RankResult fields={fields} base={base} />;
  if (type === 'PROPORTION') return <ProportionResult fields={fields} />;
  return <FieldsResult fields={fields} />;
}

/** The results of a question: every part that its report contains. */
function QuestionResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const { base, options, rows, fields, rowCounts, areas, others, files, positions, points, texts } = question;
  if (base === 0) return <p className={styles.note}>{t('noAnswers')}</p>;

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
      {fields.length > 0 && <FieldsPart question={question} />}
      {areas.length > 0 && <AreaResult areas={areas} others={others} />}
      {files && (
        <>
          <Facts facts={[{ label: t('files'), value: formatThousands(files.count) }]} />
          <FileGallery count={files.count} latest={files.latest} />
        </>
      )}
      {positions.length > 0 && <PositionList positions={positions} />}
      {texts.length > 0 && <TextResult question={question} />}
    </>
  );
}

/** Id of a question's heading, by which the report jumps to it. */
export const headingId = (nodeId: number): string => `report-question-${nodeId}`;

/** Brings a question to the top that the address names, as soon as it is there. */
function useLinkedQuestion(nodeId: number): void {
  useEffect(() => {
    if (window.location.hash !== `#${headingId(nodeId)}`) return;
    const heading = document.getElementById(headingId(nodeId));
    heading?.closest('article')?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }, [nodeId]);
}

interface QuestionCardProps {
  question: QuestionFragment;
  surveyId: string;
  /** Responses counted in the whole report. */
  total: number;
  /** Notes below the results. */
  children?: ReactNode;
}

/** A question whose figures are withheld: what it asked, and why there is nothing. */
export function ScarceCard({ question, note }: { question: Pick<QuestionFragment, 'nodeId' | 'code' | 'title' | 'type'>; note: string }) {
  const { t } = useTranslation('report');
  const { nodeId, code, title, type } = question;

  return (
    <article className={styles.card} aria-labelledby={headingId(nodeId)}>
      <header className={styles.head}>
        <h3 id={headingId(nodeId)} className={styles.title}>
          <span className={styles.code}>{code}</span> {readableText(title)}
        </h3>
        <p className={styles.facts}>{t(`type.${type}`)}</p>
      </header>
      <p className={styles.note}>{note}</p>
    </article>
  );
}

/** One question with its number of answers and its results. */
export function QuestionCard({ question, surveyId, total, children }: QuestionCardProps) {
  const { t } = useTranslation('report');
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  useLinkedQuestion(question.nodeId);
  const { nodeId, code, title, type, base, retired } = question;
  const numbers = { count: base, base: formatThousands(base), total: formatThousands(total) };
  const shownBase = base < total ? t('baseOf', numbers) : t('base', numbers);
  const name = readableText(title);
  const card = { surveyId, nodeId, title: `${code} ${name}`, base: shownBase, toolbar };

  return (
    <article className={styles.card} aria-labelledby={headingId(nodeId)}>
      <header className={styles.head}>
        <h3 id={headingId(nodeId)} className={styles.title} tabIndex={-1}>
          <span className={styles.code}>{code}</span> {name}
        </h3>
        <p className={styles.facts}>
          <span>{t(`type.${type}`)}</span>
          {retired && <span className={styles.retired}>{t('retired')}</span>}
          <span title={t(base < total ? 'baseOfHelp' : 'baseHelp', numbers)}>{shownBase}</span>
        </p>
        <div ref={setToolbar} className={styles.toolbar} />
      </header>
      <CardContext value={card}>
        <QuestionResult question={question} />
      </CardContext>
      {children}
    </article>
  );
}
