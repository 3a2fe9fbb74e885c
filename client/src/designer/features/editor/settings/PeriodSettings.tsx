import { LIMITS, type SurveyChange, type SurveySettings } from '@wence/schema';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../panel/fields/NumberField';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import { zoneName } from './local-time';
import { TimeField } from './TimeField';

interface Props {
  settings: SurveySettings;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

type Span = Pick<SurveySettings, 'opensAt' | 'closesAt'>;

/** When answers are taken, and how many. An end that is not after the beginning is shown and not kept. */
export function PeriodSettings({ settings, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  const [refused, setRefused] = useState<Span | null>(null);
  const { opensAt, closesAt } = refused ?? settings;
  const change = (changed: Span) => {
    const span = { opensAt, closesAt, ...changed };
    const isBackwards = span.opensAt !== undefined && span.closesAt !== undefined && span.closesAt <= span.opensAt;
    setRefused(isBackwards ? span : null);
    if (!isBackwards) onChange({ opensAt: span.opensAt ?? null, closesAt: span.closesAt ?? null });
  };
  return (
    <PanelGroup title={t('period')}>
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
      <PanelRow label={t('total')} hint={t('totalHint')}>
        {(id) => (
          <NumberField
            id={id}
            value={settings.total ?? null}
            lowest={1}
            highest={LIMITS.total}
            isInteger
            disabled={disabled}
            placeholder={t('unlimited')}
            onCommit={(total) => onChange({ total })}
          />
        )}
      </PanelRow>
    </PanelGroup>
  );
}
