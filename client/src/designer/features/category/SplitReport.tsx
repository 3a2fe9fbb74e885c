import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput, isFiltering, type ResponseFilter } from '../../shared/response-filter/response-filter';
import { useAddressFilter } from '../../shared/response-filter/useAddressFilter';
import { SAID_BY_PROGRESS } from '../../shared/report-progress/ReportProgress';
import { StateMessage } from '../../shared/state/StateMessage';
import { useOriginName } from '../../shared/useOriginName';
import { type CategoryPageQuery, useSplitFactsQuery } from './category.generated';
import { ComparedReports } from './ComparedReports';
import { NoResponses } from './NoResponses';
import { filterWith, largestOf, splitValues, splitVariables, type SplitValue, takesCondition } from './split-variable';
import { factValues, isSplitFact, type NameOf, type SplitBy } from './split-fact';
import styles from './SplitReport.module.css';
import { SplitPicker } from './SplitPicker';
import { ALL, useColumns, useResponses } from './useComparedReports';

interface SplitReportProps {
  survey: CategoryPageQuery['survey'];
  by: SplitBy;
  onSplit: (by: SplitBy) => void;
}

/** The values of the fact that responses are split by. None while they load, and where a question splits them. */
function useFactValues(surveyId: string, by: SplitBy, filter: ResponseFilter): SplitValue[] {
  const { t } = useTranslation('category');
  const originName = useOriginName();
  const fact = isSplitFact(by) ? by : null;
  const { data } = useSplitFactsQuery({
    variables: { surveyId, filter: filterInput(filter) },
    fetchPolicy: 'no-cache',
    context: SAID_BY_PROGRESS,
    skip: fact === null,
  });
  const counts = data?.overallReport.collection;
  if (fact === null || !counts) return [];
  const nameOf: NameOf = (part, value) => (part === 'source' ? (value ?? t('noSource')) : originName(part, value));
  return factValues(fact, counts, nameOf);
}

/** All responses that a filter means, split by the answers to one question, or by source, device or region: a column for each value, those with the most responses. */
export function SplitReport({ survey: { id, versions }, by, onSplit }: SplitReportProps) {
  const { t } = useTranslation('category');
  const { filter, change } = useAddressFilter();
  const all = useResponses(id, { ...ALL, filter: filterInput(filter) });
  const questions = all.column?.report.questions ?? [];
  const question = questions.find(({ nodeId }) => nodeId === by);
  const facts = useFactValues(id, by, filter);
  const isPossible = takesCondition(filter);
  const values = question ? splitValues(question) : facts;
  const { shown, omitted } = largestOf(isPossible ? values : []);
  const [first, second, third, fourth] = shown;
  const asked = (value: SplitValue | undefined) =>
    value && { key: `${by} ${value.key}`, name: value.name, filter: filterWith(filter, value.condition) };
  const loaded = [
    all,
    useResponses(id, asked(first)),
    useResponses(id, asked(second)),
    useResponses(id, asked(third)),
    useResponses(id, asked(fourth)),
  ];
  const columns = useColumns(loaded, JSON.stringify([id, filter, shown]));
  const variables = splitVariables(questions);
  const isGone = by !== 0 && !isSplitFact(by) && all.column !== null && !variables.some(({ nodeId }) => nodeId === by);

  return (
    <>
      <section className={styles.card} aria-labelledby="split">
        <h2 id="split" className="visually-hidden">
          {t('bySplit')}
        </h2>
        <SplitPicker variables={variables} chosen={isGone ? 0 : by} onChoose={onSplit} />
        <FilterChips surveyId={id} filter={filter} versions={versions ?? []} onChange={change} />
        {isGone && <output className={styles.fault}>{t('splitGone')}</output>}
        {!isPossible && <output className={styles.fault}>{t('splitNested')}</output>}
        {omitted > 0 && <output className={styles.note}>{t('omitted', { count: omitted, most: REPORT_CATEGORY_LIMITS.compared })}</output>}
      </section>
      {all.column !== null && all.column.report.total > 0 && (by === 0 || isGone) ? (
        <StateMessage title={t('chooseSplit')} help={t('splitHelp', { most: REPORT_CATEGORY_LIMITS.compared })} />
      ) : (
        <ComparedReports
          surveyId={id}
          {...columns}
          empty={
            isFiltering(filter) ? <StateMessage title={t('emptyFilter')} help={t('emptyFilterHelp')} /> : <NoResponses surveyId={id} />
          }
        />
      )}
    </>
  );
}
