import { formatThousands, type QualityFlag, readableText } from '@wence/schema';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CardFigure.module.css';
import type { InsightCardFragment } from './insight.generated';
import { numbersOf, percentText, signedText } from './useCardText';

const share = (value: number): CSSProperties => ({ '--share': value }) as CSSProperties; // A property of our own.

/** Kinds whose bars are no shares. */
const PLAIN: readonly string[] = ['SCORES', 'TREND'];

/** Bars with their titles and values, those that the finding is about in the colour of the accent. */
function Bars({ kind, bars }: InsightCardFragment) {
  const { t } = useTranslation('insight');
  const longest = PLAIN.includes(kind) ? Math.max(...bars.map(({ value }) => value), 1) : 100;
  const nameOf = (title: string): string => {
    if (kind === 'QUALITY') return t(`flag.${title as QualityFlag}`); // The bars of this kind are named by the flags.
    if (kind !== 'TREND') return readableText(title);
    return t(title === 'before' ? 'bar.before' : 'bar.recent');
  };

  return (
    <ul className={styles.bars}>
      {bars.map(({ title, value, marked }) => (
        <li key={title} className={styles.line} data-marked={marked}>
          <span className={styles.title}>{nameOf(title)}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={share(Math.min(1, value / longest))} />
          </span>
          <span className={styles.value}>{PLAIN.includes(kind) ? formatThousands(value) : percentText(value)}</span>
        </li>
      ))}
    </ul>
  );
}

/** A figure with its interval of 95 %, on the whole scale. */
function IntervalFigure(card: InsightCardFragment) {
  const { t } = useTranslation('insight');
  const numbers = numbersOf(card);
  const isScore = card.kind === 'NPS';
  const [from, length] = isScore ? [-100, 200] : [0, 100];
  const at = (value = 0): number => (value - from) / length;
  const text = (value: number | undefined): string => (isScore ? signedText(value) : percentText(value));
  const place = { '--low': at(numbers.low), '--high': at(numbers.high), '--at': at(numbers.score ?? numbers.percent) } as CSSProperties; // Properties of our own.

  return (
    <div>
      <div className={styles.scale} style={place} aria-hidden="true">
        {isScore && <span className={styles.zero} />}
        <span className={styles.band} />
        <span className={styles.point} />
      </div>
      <p className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        {isScore && <span>0</span>}
        <span>100</span>
      </p>
      <p className={styles.note}>{t('interval', { low: text(numbers.low), high: text(numbers.high) })}</p>
      {isScore && (
        <p className={styles.note}>
          {t('groups', {
            promoters: percentText(numbers.promoters),
            passives: percentText(numbers.passives),
            detractors: percentText(numbers.detractors),
          })}
        </p>
      )}
    </div>
  );
}

const SECONDS = 60;
const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** An hour of the day in UTC as this device's clock tells it. */
function hourOf(hour: number): string {
  const time = new Date(Date.UTC(2000, 0, 1, hour));
  return `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`;
}

/** The facts about the sample besides its size. */
function SampleFacts(card: InsightCardFragment) {
  const { t } = useTranslation('insight');
  const { medianSeconds, busiestHour, busiestHourCount = 0, sourceCount = 0 } = numbersOf(card);
  const source = card.names.find(({ name }) => name === 'source')?.text;
  const whole = Math.round(medianSeconds ?? 0);
  const time = { minutes: Math.floor(whole / SECONDS), seconds: whole % SECONDS };
  const facts = [
    medianSeconds !== undefined && { key: 'duration' as const, value: t(time.minutes > 0 ? 'fact.minutes' : 'fact.seconds', time) },
    busiestHour !== undefined && {
      key: 'hour' as const,
      value: t('fact.hourValue', { from: hourOf(busiestHour), to: hourOf(busiestHour + 1), n: formatThousands(busiestHourCount) }),
    },
    source !== undefined && { key: 'source' as const, value: t('fact.sourceValue', { source, n: formatThousands(sourceCount) }) },
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;

  return (
    <dl className={styles.facts}>
      {facts.map(({ key, value }) => (
        <div key={key}>
          <dt>{t(`fact.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The small figure of a finding; every value stands beside it as text. */
export function CardFigure(card: InsightCardFragment) {
  if (card.kind === 'OVERVIEW') return <SampleFacts {...card} />;
  if (card.kind === 'NPS' || card.kind === 'CSAT') return <IntervalFigure {...card} />;
  return <Bars {...card} />;
}
