import { formatThousands, LIMITS, readableText } from '@wence/schema';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../shared/moment';
import { ReportFailed, ReportProgress } from '../../shared/report-progress/ReportProgress';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import type { ComparedQuestionFragment } from './category.generated';
import styles from './category.module.css';
import { ComparedTable } from './ComparedTable';
import { blocksOf } from './comparison';
import type { Column, ComparedColumns } from './useComparedReports';

interface ComparedCardProps {
  question: Pick<ComparedQuestionFragment, 'nodeId' | 'code' | 'title' | 'retired'>;
  columns: readonly { readonly name: string | null; readonly report: Pick<Column['report'], 'questions'> }[];
  /** Stands in place of the number where a column has none: figures of too few are withheld. */
  withheld?: string;
}

/** One question, its figures in all columns. */
export function ComparedCard({ question, columns, withheld }: ComparedCardProps) {
  const { t } = useTranslation('category');
  const { nodeId, code, title, retired } = question;
  const name = `${code} ${readableText(title)}`;
  const blocks = blocksOf(columns.map(({ report }) => report.questions.find((other) => other.nodeId === nodeId)));

  return (
    <article className={styles.card} aria-label={name}>
      <h3 className={styles.title}>
        <span className={styles.code}>{code}</span> {readableText(title)}
        {retired && <span className={styles.retired}>{t('retired')}</span>}
      </h3>
      {blocks.map((block) => (
        <ComparedTable
          key={block.key}
          label={block.title === null ? name : `${name} · ${block.title}`}
          names={columns.map((column) => column.name ?? t('all'))}
          block={block}
          withheld={withheld}
        />
      ))}
    </article>
  );
}

interface ComparedReportsProps extends ComparedColumns {
  surveyId: string;
  /** Stands in place of figures where no column has a response. */
  empty: ReactNode;
}

/** Reports beside each other, that of all responses first, question by question. */
export function ComparedReports({ surveyId, columns, isLoading, failed, retry, empty }: ComparedReportsProps) {
  const { t } = useTranslation('category');
  const all = columns?.[0]?.report;

  if (failed) return <ReportFailed surveyId={surveyId} onRetry={retry} />;
  if (!columns || !all) {
    return (
      <PageSkeleton>
        <div className={styles.skeleton}>
          <ReportProgress surveyId={surveyId} />
          <SkeletonLines widths={[30, 100, 100, 100, 100, 60]} />
        </div>
      </PageSkeleton>
    );
  }
  if (columns.every(({ report }) => report.total === 0)) return empty;
  const { total, updatedAt, questions } = all;
  const isSmall = columns.some(({ report }) => report.questions.some(({ base }) => base < LIMITS.smallBase));

  return (
    <section className={styles.tables} aria-busy={isLoading} aria-label={t('compared')}>
      <p className={styles.facts}>
        <output>{t('allBase', { base: formatThousands(total) })}</output>
        <span>{t('updated', { at: formatMoment(updatedAt) })}</span>
        {isSmall && <span>{t('smallNote', { base: LIMITS.smallBase })}</span>}
      </p>
      {questions.map((question) => (
        <ComparedCard key={question.nodeId} question={question} columns={columns} />
      ))}
    </section>
  );
}
