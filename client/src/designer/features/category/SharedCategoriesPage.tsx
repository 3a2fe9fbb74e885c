import { formatThousands } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { category as en } from '../../i18n/en/category';
import { addTexts } from '../../i18n/init';
import { category as zhCN } from '../../i18n/zh-CN/category';
import { LanguageSwitch } from '../../layout/LanguageSwitch';
import { OpenReport, type Visit } from '../../shared/open-report/OpenReport';
import { VISIT } from '../../shared/open-report/useOpenReport';
import { PageSkeleton } from '../../shared/state/PageSkeleton';
import { LoadFailed, StateMessage } from '../../shared/state/StateMessage';
import { useSharedCategoryQuery } from './category.generated';
import styles from './category.module.css';
import { ComparedCard } from './ComparedReports';

const addCategoryTexts = (): void => addTexts('category', { 'zh-CN': zhCN, en });

addCategoryTexts();

/** The questions of one part; one that has too few responses, or is not there, has none. */
function usePart({ shareId, password, report }: Visit, part: number) {
  const skip = (report.parts[part]?.total ?? null) === null;
  const { data, error, refetch } = useSharedCategoryQuery({ variables: { shareId, password, part }, skip, ...VISIT });
  return { questions: data?.sharedReport.questions ?? [], isReady: skip || data !== undefined, failed: error !== undefined, refetch };
}

/** Categories beside each other and beside all responses, each asked for by itself, as their author's report does. */
function SharedCategories(visit: Visit) {
  const { t } = useTranslation('openReport');
  const { parts, smallestBase } = visit.report;
  const loaded = [usePart(visit, 0), usePart(visit, 1), usePart(visit, 2), usePart(visit, 3), usePart(visit, 4)].slice(0, parts.length);
  const retry = () => {
    for (const part of loaded) void part.refetch();
  };

  if (loaded.some(({ failed }) => failed)) return <LoadFailed onRetry={retry} />;
  if (loaded.some(({ isReady }) => !isReady)) return <PageSkeleton />;
  const asked = loaded[0]?.questions ?? [];
  if (asked.length === 0) return <StateMessage title={t('nothing')} help={t('nothingHelp')} />;
  const columns = loaded.map(({ questions }, place) => ({
    name: parts[place]?.name ?? t('all'),
    report: { questions: questions.flatMap(({ report }) => report ?? []) },
  }));

  return (
    <div className={styles.column}>
      <section className={styles.tables} aria-label={t('compared')}>
        <ul className={styles.parts}>
          {parts.slice(1).map(({ name, total }) => (
            <li key={name}>
              {name}{' '}
              <strong>{total === null ? t('tooFewBase', { base: smallestBase }) : t('base', { base: formatThousands(total) })}</strong>
            </li>
          ))}
        </ul>
        {asked.map(({ report, ...facts }) =>
          report === null && columns.every((column) => column.report.questions.every(({ nodeId }) => nodeId !== facts.nodeId)) ? (
            <article key={facts.nodeId} className={styles.card} aria-label={facts.code}>
              <h3 className={styles.title}>
                <span className={styles.code}>{facts.code}</span> {facts.title}
              </h3>
              <p className={styles.facts}>{t('tooFewAnswered', { base: smallestBase })}</p>
            </article>
          ) : (
            <ComparedCard
              key={facts.nodeId}
              question={{ ...facts, retired: report?.retired ?? false }}
              columns={columns}
              withheld={t('tooFew')}
            />
          ),
        )}
      </section>
    </div>
  );
}

/** /open/{surveyId}?share={token}: the category report for whoever has its link (Spec 2, open access). */
export function SharedCategoriesPage() {
  const [query] = useSearchParams();
  return (
    <OpenReport shareId={query.get('share') ?? ''} kind="CATEGORY" languages={<LanguageSwitch />}>
      {(visit) => <SharedCategories {...visit} />}
    </OpenReport>
  );
}
