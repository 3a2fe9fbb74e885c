import { formatThousands, LIMITS, readableText } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../shared/LinkButton';
import { formatMoment } from '../../shared/moment';
import { publishUrl } from '../../shared/routes';
import { ReportFailed, ReportProgress } from '../../shared/report-progress/ReportProgress';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { StateMessage } from '../../shared/state/StateMessage';
import type { ComparedQuestionFragment } from './category.generated';
import styles from './category.module.css';
import { ComparedTable } from './ComparedTable';
import { blocksOf } from './comparison';
import { type Column, useComparedReports } from './useComparedReports';

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

/** The report of each chosen category beside that of all responses, question by question. */
export function ComparedReports({ surveyId, ids }: { surveyId: string; ids: readonly string[] }) {
  const { t } = useTranslation('category');
  const { columns, isLoading, failed, retry } = useComparedReports(surveyId, ids);
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
  if (columns.every(({ report }) => report.total === 0)) {
    return (
      <StateMessage title={t('noResponses')} help={t('noResponsesHelp')}>
        <LinkButton to={publishUrl(surveyId)}>{t('toPublish')}</LinkButton>
      </StateMessage>
    );
  }
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
