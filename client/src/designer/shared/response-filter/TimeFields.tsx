import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayLimits, dayOf, daysBefore, isDayDisabled } from './day-range';
import styles from './fields.module.css';

interface Days {
  from: string | null;
  to: string | null;
}

interface DayFieldProps {
  label: string;
  day: string | null;
  /** The start day that the day may not come before. */
  start: string | null;
  onChange: (day: string | null) => void;
}

/** A date field that takes no day it would not offer, typed ones included. */
function DayField({ label, day, start, onChange }: DayFieldProps) {
  const { t } = useTranslation('responseFilter');
  const [refused, setRefused] = useState<string | null>(null);
  const [now] = useState(() => new Date());

  const handleChange = (value: string) => {
    const isRefused = value !== '' && isDayDisabled(value, now, start);
    setRefused(isRefused ? value : null);
    if (!isRefused) onChange(value || null);
  };

  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        type="date"
        className={styles.day}
        value={refused ?? day ?? ''}
        {...dayLimits(now, start)}
        aria-invalid={refused !== null}
        onChange={({ target }) => handleChange(target.value)}
      />
      {refused !== null && (
        <span role="alert" className={styles.fault}>
          {t(refused > dayOf(now) ? 'future' : 'beforeStart')}
        </span>
      )}
    </label>
  );
}

/** Days to choose at once: how many before today. */
const SPANS = [
  ['today', 0],
  ['week', 6],
  ['month', 29],
] as const;

/** The days of submission: usual spans, or from one day to another. */
export function TimeFields({ from, to, onChange }: Days & { onChange: (days: Days) => void }) {
  const { t } = useTranslation('responseFilter');
  const [now] = useState(() => new Date());

  return (
    <>
      <div className={styles.spans}>
        {SPANS.map(([key, days]) => {
          const span = { from: daysBefore(now, days), to: null };
          return (
            <button
              key={key}
              type="button"
              className={styles.span}
              aria-pressed={from === span.from && to === null}
              onClick={() => onChange(span)}
            >
              {t(`span.${key}`)}
            </button>
          );
        })}
      </div>
      <div className={styles.line}>
        <DayField
          label={t('from')}
          day={from}
          start={null}
          onChange={(day) => onChange({ from: day, to: day !== null && to !== null && isDayDisabled(to, now, day) ? null : to })}
        />
        <DayField label={t('to')} day={to} start={from} onChange={(day) => onChange({ from, to: day })} />
      </div>
    </>
  );
}
