import { LIMITS, type SurveyChange } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../panel/fields/NumberField';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';

interface Props {
  total: number | undefined;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

/** How many responses the survey takes before it is full. */
export function TotalSettings({ total, disabled, onChange }: Props) {
  const { t } = useTranslation('settings');
  return (
    <PanelGroup title={t('section.many')}>
      <PanelRow label={t('total')} hint={t('totalHint')}>
        {(id) => (
          <NumberField
            id={id}
            value={total ?? null}
            lowest={1}
            highest={LIMITS.total}
            isInteger
            disabled={disabled}
            placeholder={t('unlimited')}
            onCommit={(limit) => onChange({ total: limit })}
          />
        )}
      </PanelRow>
    </PanelGroup>
  );
}
