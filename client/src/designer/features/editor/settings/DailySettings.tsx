import type { DailyHours, SurveyChange } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelRow } from '../panel/fields/PanelRow';
import styles from './settings.module.css';

interface Props {
  daily: DailyHours | undefined;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

const NONE = { from: '', to: '' };

/** Hours of each day in which answers are taken. They count when both are there and differ; emptied, there are none. */
export function DailySettings({ daily, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [draft, setDraft] = useState<DailyHours | null>(null);
  const { from, to } = draft ?? daily ?? NONE;
  const isSame = from !== '' && from === to;
  const isHalf = (from === '') !== (to === '');
  const leave = () => {
    if (draft === null || isSame || isHalf) return;
    setDraft(null);
    onChange({ daily: from === '' ? null : { from, to } });
  };
  const field = (end: keyof DailyHours) => (
    <input
      type="time"
      className={styles.time}
      disabled={disabled}
      aria-label={t(`daily.${end}`)}
      aria-invalid={isSame || undefined}
      value={end === 'from' ? from : to}
      onChange={({ target }) => setDraft({ from, to, [end]: target.value })}
      onBlur={leave}
    />
  );
  const fault = isSame ? t('daily.same') : isHalf && draft !== null && t('daily.half');
  return (
    <PanelRow label={t('daily.label')} hint={t('daily.hint')} fault={fault || null} stacked isGroup>
      {() => (
        <span className={styles.span}>
          {field('from')}
          <span aria-hidden="true">–</span>
          {field('to')}
        </span>
      )}
    </PanelRow>
  );
}
