import { formatThousands, LIMITS, readableText } from '@wence/schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { onReconnect } from '../../../graphql/reconnect';
import { LinkButton } from '../../shared/LinkButton';
import { formatMoment } from '../../shared/moment';
import { publishUrl } from '../../shared/routes';
import { PageSkeleton, SkeletonLines } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { type ComparedQuestionFragment, type ComparedReportsQuery, useComparedReportsQuery } from './category.generated';
import styles from './category.module.css';
import { ComparedTable } from './ComparedTable';
import { blocksOf } from './comparison';

/** A column: all responses, or those of a category. */
interface Column {
  readonly name: string;
  readonly total: number;
  readonly questions: readonly ComparedQuestionFragment[];
}

/** All responses, then the categories in their order. One that was deleted meanwhile is left out. */
function columnsOf({ overallReport, nodes }: ComparedReportsQuery, all: string): Column[] {
  const categories = nodes.flatMap((node) => (node && 'report' in node ? [{ name: node.name, ...node.report }] : []));
  return [{ name: all, ...overallReport }, ...categories];
}

/** Loads the reports that are compared. While others load, those before stay. */
function useReports(surveyId: string, ids: readonly string[]) {
  const { data, previousData, error, refetch, loading } = useComparedReportsQuery({
    variables: { surveyId, ids: [...ids] },
    fetchPolicy: 'cache-and-network',
  });

  useEffect(() => onReconnect(() => void refetch()), [refetch]);

  return {
    reports: data ?? previousData,
    isStale: loading && data === undefined,
    failed: error !== undefined && data === undefined,
    retry: () => void refetch(),
  };
}

/** One question, its figures in all columns. */
function ComparedCard({ question, columns }: { question: ComparedQuestionFragment; columns: readonly Column[] }) {
  const { t } = useTranslation('category');
  const { nodeId, code, title, retired } = question;
  const name = `${code} ${readableText(title)}`;
  const blocks = blocksOf(columns.map(({ questions }) => questions.find((other) => other.nodeId === nodeId)));

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
          names={columns.map((column) => column.name)}
          block={block}
        />
      ))}
    </article>
  );
}

/** The report of each chosen category beside that of all responses, question by question. */
export function ComparedReports({ surveyId, ids }: { surveyId: string; ids: readonly string[] }) {
  const { t } = useTranslation('category');
  const { reports, isStale, failed, retry } = useReports(surveyId, ids);

  if (failed) return <LoadFailed onRetry={retry} />;
  if (!reports) {
    return (
      <PageSkeleton>
        <div className={styles.skeleton}>
          <SkeletonLines widths={[30, 100, 100, 100, 100, 60]} />
        </div>
      </PageSkeleton>
    );
  }
  const columns = columnsOf(reports, t('all'));
  if (columns.every(({ total }) => total === 0)) {
    return (
      <StateMessage title={t('noResponses')} help={t('noResponsesHelp')}>
        <LinkButton to={publishUrl(surveyId)}>{t('toPublish')}</LinkButton>
      </StateMessage>
    );
  }
  const { total, updatedAt, questions } = reports.overallReport;
  const isSmall = columns.some((column) => column.questions.some(({ base }) => base < LIMITS.smallBase));

  return (
    <section className={styles.tables} aria-busy={isStale} aria-label={t('compared')}>
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
