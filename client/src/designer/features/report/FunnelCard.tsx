import { formatThousands, LIMITS, VISIT_IDLE_MINUTES } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../shared/moment';
import type { ResponseFilter } from '../../shared/response-filter/response-filter';
import { formatPercent } from './chart/figure-data';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard';
import { Facts } from './Facts';
import type { DropOffQuery } from './report.generated';
import { isBeyondVisits, isTimed } from './visit-filter';

export type DropOffFigures = NonNullable<DropOffQuery['survey']['dropOff']>;

interface FunnelCardProps {
  figures: DropOffFigures;
  surveyId: string;
  filter: ResponseFilter;
}

/** From opening over a first answer to submitting. */
export function FunnelCard({ figures, surveyId, filter }: FunnelCardProps) {
  const { t } = useTranslation('report');
  const { opened, started, submitted, answering, left, startedPercent, completionPercent, since } = figures;
  const steps = [
    ['opened', opened, 100],
    ['started', started, startedPercent],
    ['submitted', submitted, completionPercent],
  ] as const;

  return (
    <CollectionCard
      surveyId={surveyId}
      part="funnel"
      title={t('dropOff.funnel')}
      base={opened}
      head={t('dropOff.step')}
      rows={steps.map(([key, count, percent]) => ({
        key,
        label: t(`dropOff.${key}`),
        value: count,
        figures: [formatPercent(percent), formatThousands(count)],
      }))}
      kind="bar"
      lead={
        <Facts
          facts={[
            { label: t('dropOff.completion'), value: formatPercent(completionPercent) },
            { label: t('dropOff.answering'), value: formatThousands(answering) },
            { label: t('dropOff.left'), value: formatThousands(left) },
          ]}
        />
      }
    >
      {isBeyondVisits(filter) && <p className={styles.note}>{t('dropOff.beyond')}</p>}
      {isTimed(filter) && <p className={styles.note}>{t('dropOff.timed')}</p>}
      {opened < LIMITS.smallBase && <p className={styles.note}>{t('dropOff.smallBase', { base: LIMITS.smallBase })}</p>}
      <p className={styles.note}>{t('dropOff.help', { since: formatDay(since), minutes: VISIT_IDLE_MINUTES })}</p>
    </CollectionCard>
  );
}
