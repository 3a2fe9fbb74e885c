import { endFigures, promoterFigures } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatPercent } from './chart/figure-data';
import { Facts, numberFacts } from './Facts';
import { CountFigure } from './figure/CountFigure';
import { PromoterScore } from './PromoterScore';
import type { QuestionFragment } from './report.generated';

/** Points of a rating or levels of an evaluation, lowest first; none for anything that has no ends to look at. */
function pointsOf({ type, values, options }: QuestionFragment): readonly { count: number }[] {
  if (type === 'RATE') return values;
  return type === 'EVALUATE' ? options.filter(({ retired }) => !retired) : [];
}

/** Results of ratings, sliders, numbers, dates and times: summary figures and value counts. */
export function ScaleResult({ question }: { question: QuestionFragment }) {
  const { t } = useTranslation('report');
  const { numbers, dates, values, others, type } = question;
  const promoters = type === 'RATE' ? promoterFigures(values) : null;
  const ends = promoters === null ? endFigures(pointsOf(question)) : null;

  return (
    <>
      {numbers && (
        <Facts
          facts={[
            ...numberFacts(numbers, t),
            ...(ends
              ? [
                  { label: t('top2'), value: formatPercent(ends.top.percent) },
                  { label: t('bottom2'), value: formatPercent(ends.bottom.percent) },
                ]
              : []),
          ]}
        />
      )}
      {promoters && <PromoterScore figures={promoters} />}
      {dates && (
        <Facts
          facts={[
            { label: t('earliest'), value: dates.earliest.replace('T', ' ') },
            { label: t('latest'), value: dates.latest.replace('T', ' ') },
          ]}
        />
      )}
      {values.length > 0 && (
        <CountFigure
          head={t(dates ? 'column.period' : 'column.value')}
          rows={values.map(({ value, count, percent }) => ({ key: value, label: value, count, percent }))}
          isScale
          isWhole
          others={others}
        />
      )}
    </>
  );
}
