import { useTranslation } from 'react-i18next';
import { CountTable } from './CountTable';
import { Facts, NumberFacts } from './Facts';
import type { QuestionFragment } from './report.generated';

/** Results of ratings, sliders, numbers, dates and times: summary figures and value counts. */
export function ScaleResult({ question: { numbers, dates, values, others } }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');

  return (
    <>
      {numbers && <NumberFacts numbers={numbers} />}
      {dates && (
        <Facts
          facts={[
            { label: t('earliest'), value: dates.earliest.replace('T', ' ') },
            { label: t('latest'), value: dates.latest.replace('T', ' ') },
          ]}
        />
      )}
      {values.length > 0 && (
        <CountTable
          head={t(dates ? 'column.period' : 'column.value')}
          rows={values.map(({ value, count, percent }) => ({ key: value, label: value, count, percent }))}
          others={others}
        />
      )}
    </>
  );
}
