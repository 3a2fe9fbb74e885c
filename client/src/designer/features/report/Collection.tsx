import { formatThousands, percentOf } from '@wence/schema';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOriginName } from '../../shared/useOriginName';
import { EMPTY, formatPercent } from './chart/figure-data';
import { Facts } from './Facts';
import type { CollectionFragment } from './report.generated';
import report from './report.module.css';
import styles from './Collection.module.css';
import { CollectionCard } from './CollectionCard';
import { trendOf } from './trend';

const MINUTE = 60;
const HOUR = 3_600;

/** A time as people say it: 45 s, 2 min 5 s, 1 h 10 min. */
function secondsText(seconds: number | null, t: TFunction<'report'>): string {
  if (seconds === null) return EMPTY;
  const whole = Math.round(seconds);
  const say = (unit: 'h' | 'min' | 's', value: number): string[] => (value === 0 ? [] : [t(`collection.unit.${unit}`, { value })]);
  if (whole < MINUTE) return t('collection.unit.s', { value: whole });
  if (whole < HOUR) return [...say('min', Math.floor(whole / MINUTE)), ...say('s', whole % MINUTE)].join(' ');
  return [...say('h', Math.floor(whole / HOUR)), ...say('min', Math.floor((whole % HOUR) / MINUTE))].join(' ');
}

/** The times of a bin, whose end is not in it; null: without an end. */
function spanText(from: number, to: number | null, t: TFunction<'report'>): string {
  if (to === null) return t('collection.from', { from: secondsText(from, t) });
  if (to % MINUTE === 0 && from % MINUTE === 0) return t('collection.unit.min', { value: `${from / MINUTE}–${to / MINUTE}` });
  return t('collection.unit.s', { value: `${from}–${to}` });
}

interface CollectionProps {
  collection: CollectionFragment;
  surveyId: string;
}

type Part = CollectionProps & { head: string };

interface Counted {
  readonly key: string | number;
  readonly label: string;
  readonly count: number;
}

/** Counts as the rows of a chart, with their shares of a base. */
const rowsOf = (counted: readonly Counted[], base: number) =>
  counted.map(({ key, label, count }) => ({
    key,
    label,
    value: count,
    figures: [formatPercent(percentOf(count, base)), formatThousands(count)],
  }));

/** Stands for a figure that these responses do not have. */
function EmptyCard({ title, note }: { title: string; note: string }) {
  return (
    <article className={report.card} aria-label={title}>
      <h3 className={report.title}>{title}</h3>
      <p className={report.note}>{note}</p>
    </article>
  );
}

function TrendCard({ collection: { days, earlier, total, timeZone }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const { grain, periods } = trendOf(days);
  const short = (name: string): string => (grain === 'day' ? name.slice(5) : name);
  return (
    <CollectionCard
      surveyId={surveyId}
      part="days"
      title={t(`collection.by.${grain}`)}
      base={total}
      head={head}
      rows={rowsOf(
        periods.map(({ name, count }) => ({ key: name, label: short(name), count })),
        total,
      )}
      kind="column"
    >
      <p className={styles.note}>{t('collection.zone', { zone: timeZone })}</p>
      {earlier > 0 && <p className={styles.note}>{t('collection.earlier', { count: earlier, formatted: formatThousands(earlier) })}</p>}
    </CollectionCard>
  );
}

function HoursCard({ collection: { hours, total }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const rows = hours.map((count, hour) => ({ key: hour, label: String(hour), count }));
  return (
    <CollectionCard
      surveyId={surveyId}
      part="hours"
      title={t('collection.by.hour')}
      base={total}
      head={head}
      rows={rowsOf(rows, total)}
      kind="column"
    />
  );
}

function DurationCard({ collection: { duration, total }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const { answered, lowerQuartile, median, upperQuartile, bins } = duration;
  const rows = bins.map(({ from, to, count }) => ({ key: from, label: spanText(from, to, t), count }));
  return (
    <CollectionCard
      surveyId={surveyId}
      part="duration"
      title={t('collection.duration')}
      base={answered}
      total={total}
      head={head}
      rows={rowsOf(rows, answered)}
      kind="column"
      lead={
        <Facts
          facts={[
            { label: t('median'), value: secondsText(median, t) },
            { label: t('collection.quartiles'), value: `${secondsText(lowerQuartile, t)} – ${secondsText(upperQuartile, t)}` },
          ]}
        />
      }
    />
  );
}

function SourcesCard({ collection: { sources, otherSources, total }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const rows = sources.map(({ source, name, count }) => ({ key: source ?? '', label: name ?? t('collection.noSource'), count }));
  const rest = otherSources > 0 ? [{ key: 'rest', label: t('collection.otherSources'), count: otherSources }] : [];
  return (
    <CollectionCard
      surveyId={surveyId}
      part="sources"
      title={t('collection.sources')}
      base={total}
      head={head}
      rows={rowsOf([...rows, ...rest], total)}
      kind="bar"
    />
  );
}

function DevicesCard({ collection: { devices, total }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const nameOf = useOriginName();
  const rows = devices.map(({ device, count }) => ({ key: device ?? '', label: nameOf('device', device), count }));
  if (!devices.some(({ device }) => device !== null)) return <EmptyCard title={t('collection.devices')} note={t('collection.noDevices')} />;
  return (
    <CollectionCard
      surveyId={surveyId}
      part="devices"
      title={t('collection.devices')}
      base={total}
      head={head}
      rows={rowsOf(rows, total)}
      kind="bar"
    />
  );
}

function RegionsCard({ collection: { regions, otherRegions, total }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const nameOf = useOriginName();
  const rows = regions.map(({ region, count }) => ({ key: region ?? '', label: nameOf('region', region), count }));
  const rest = otherRegions > 0 ? [{ key: 'rest', label: t('collection.otherRegions'), count: otherRegions }] : [];
  if (!regions.some(({ region }) => region !== null)) return <EmptyCard title={t('collection.regions')} note={t('collection.noRegions')} />;
  return (
    <CollectionCard
      surveyId={surveyId}
      part="regions"
      title={t('collection.regions')}
      base={total}
      head={head}
      rows={rowsOf([...rows, ...rest], total)}
      kind="bar"
    >
      <p className={styles.note}>{t('collection.regionsHelp')}</p>
    </CollectionCard>
  );
}

function StatusesCard({ collection: { statuses }, surveyId, head }: Part) {
  const { t } = useTranslation('report');
  const everybody = statuses.reduce((sum, { count }) => sum + count, 0);
  const rows = statuses.map(({ status, count }) => ({ key: status, label: t(`collection.status.${status}`), count }));
  return (
    <CollectionCard
      surveyId={surveyId}
      part="statuses"
      title={t('collection.statuses')}
      base={everybody}
      head={head}
      rows={rowsOf(rows, everybody)}
      kind="bar"
    >
      <p className={styles.note}>{t('collection.statusesHelp')}</p>
    </CollectionCard>
  );
}

/** When, how fast and from where the responses came. */
export function Collection({ collection, surveyId }: CollectionProps) {
  const { t } = useTranslation('report');
  const part = { collection, surveyId };
  return (
    <>
      <h2 className="visually-hidden">{t('view.collection')}</h2>
      {collection.total > 0 && <TrendCard {...part} head={t('column.period')} />}
      {collection.total > 0 && (
        <div className={styles.pair}>
          <HoursCard {...part} head={t('collection.hour')} />
          {collection.duration.answered > 0 ? (
            <DurationCard {...part} head={t('collection.duration')} />
          ) : (
            <EmptyCard title={t('collection.duration')} note={t('collection.noDuration')} />
          )}
        </div>
      )}
      {collection.total > 0 && (
        <div className={styles.pair}>
          <RegionsCard {...part} head={t('collection.region')} />
          <DevicesCard {...part} head={t('collection.device')} />
        </div>
      )}
      <div className={styles.pair}>
        {collection.total > 0 && <SourcesCard {...part} head={t('collection.source')} />}
        <StatusesCard {...part} head={t('collection.statusName')} />
      </div>
    </>
  );
}
