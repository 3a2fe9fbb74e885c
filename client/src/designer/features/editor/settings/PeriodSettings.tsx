import { DEFAULT_TIME_ZONE, type SurveyChange, type SurveySettings } from '@wence/schema';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import { zoneName, zoneNames } from './local-time';
import styles from './settings.module.css';
import { DailySettings } from './DailySettings';
import { TimeField } from './TimeField';

interface Props {
  settings: SurveySettings;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

type Span = Pick<SurveySettings, 'opensAt' | 'closesAt'>;

/** When answers are taken. An end that is not after the beginning is shown and not kept. */
export function PeriodSettings({ settings, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [refused, setRefused] = useState<Span | null>(null);
  const { opensAt, closesAt } = refused ?? settings;
  const zone = settings.timeZone ?? DEFAULT_TIME_ZONE;
  const change = (changed: Span) => {
    const span = { opensAt, closesAt, ...changed };
    const isBackwards = span.opensAt !== undefined && span.closesAt !== undefined && span.closesAt <= span.opensAt;
    setRefused(isBackwards ? span : null);
    if (!isBackwards) onChange({ opensAt: span.opensAt ?? null, closesAt: span.closesAt ?? null });
  };
  return (
    <PanelGroup title={t('section.when')}>
      <PanelRow label={t('opensAt')} hint={t('opensAtHint', { zone: zoneName() })}>
        {(id) => (
          <TimeField
            id={id}
            value={opensAt}
            disabled={disabled}
            isWrong={false}
            onCommit={(instant) => change({ opensAt: instant ?? undefined })}
          />
        )}
      </PanelRow>
      <PanelRow label={t('closesAt')} hint={t('closesAtHint')} fault={refused && t('backwards')}>
        {(id) => (
          <TimeField
            id={id}
            value={closesAt}
            disabled={disabled}
            isWrong={refused !== null}
            onCommit={(instant) => change({ closesAt: instant ?? undefined })}
          />
        )}
      </PanelRow>
      <DailySettings daily={settings.daily} disabled={disabled} onChange={onChange} />
      <PanelRow label={t('timeZone')} hint={t('timeZoneHint')}>
        {(id) => (
          <Select<string>
            id={id}
            className={styles.select}
            disabled={disabled}
            showSearch
            value={zone}
            options={zoneNames(zone).map((value) => ({ value, label: value }))}
            onChange={(timeZone) => onChange({ timeZone })}
          />
        )}
      </PanelRow>
    </PanelGroup>
  );
}
