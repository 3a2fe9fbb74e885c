import { REPORT_CATEGORY_LIMITS } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../shared/response-filter/FilterChips';
import { filterInput, isFiltering } from '../../shared/response-filter/response-filter';
import { useAddressFilter } from '../../shared/response-filter/useAddressFilter';
import { StateMessage } from '../../shared/state/StateMessage';
import type { CategoryPageQuery } from './category.generated';
import { ComparedReports } from './ComparedReports';
import { NoResponses } from './NoResponses';
import { filterWith, largestOf, splitValues, splitVariables, type SplitValue, takesCondition } from './split-variable';
import styles from './SplitReport.module.css';
import { SplitPicker } from './SplitPicker';
import { ALL, useColumns, useResponses } from './useComparedReports';

interface SplitReportProps {
  survey: CategoryPageQuery['survey'];
  /** Local id of the question whose answers are the columns; 0: none is chosen. */
  by: number;
  onSplit: (nodeId: number) => void;
}

/** All responses that a filter means, split by the answers to one question: a column for each, those with the most responses. */
export function SplitReport({ survey: { id, versions }, by, onSplit }: SplitReportProps) {
  const { t } = useTranslation('category');
  const { filter, change } = useAddressFilter();
  const all = useResponses(id, { ...ALL, filter: filterInput(filter) });
  const questions = all.column?.report.questions ?? [];
  const question = questions.find(({ nodeId }) => nodeId === by);
  const isPossible = takesCondition(filter);
  const { shown, omitted } = largestOf(question && isPossible ? splitValues(question) : []);
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
  const isGone = by !== 0 && all.column !== null && !variables.some(({ nodeId }) => nodeId === by);

  return (
    <>
      <section className={styles.card} aria-labelledby="split">
        <h2 id="split" className="visually-hidden">
          {t('byQuestion')}
        </h2>
        <SplitPicker variables={variables} chosen={isGone ? 0 : by} onChoose={onSplit} />
        <FilterChips surveyId={id} filter={filter} versions={versions ?? []} onChange={change} />
        {isGone && <output className={styles.fault}>{t('splitGone')}</output>}
        {!isPossible && <output className={styles.fault}>{t('splitNested')}</output>}
        {omitted > 0 && <output className={styles.note}>{t('omitted', { count: omitted, most: REPORT_CATEGORY_LIMITS.compared })}</output>}
      </section>
      {all.column !== null && all.column.report.total > 0 && (by === 0 || isGone) ? (
        <StateMessage
          title={t(variables.length === 0 ? 'noVariables' : 'chooseQuestion')}
          help={t('splitHelp', { most: REPORT_CATEGORY_LIMITS.compared })}
        />
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
