import { pagingOf, PAGINGS, type SurveyChange, type SurveyDefinition } from '@wence/schema';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { PanelGroup, PanelRow } from '../panel/fields/PanelRow';
import styles from './settings.module.css';

interface Props {
  definition: SurveyDefinition;
  disabled: boolean;
  onChange: (set: SurveyChange) => void;
}

/** Settings for dividing the answering page. Automatic advance requires one question per screen. */
export function PagingSettings({ definition, disabled, onChange }: Props) {
  const { t } = useTranslation(['settings', 'editor']);
  const paging = pagingOf(definition);
  return (
    <PanelGroup title={t('section.answering')}>
      <PanelRow label={t('editor:panel.paging')} stacked isGroup>
        {(id) => (
          <div className={styles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
            {PAGINGS.map((value) => (
              <label key={value} className={styles.choice}>
                <input type="radio" name={id} disabled={disabled} checked={value === paging} onChange={() => onChange({ paging: value })} />
                {t(`editor:panel.pagings.${value}`)}
              </label>
            ))}
          </div>
        )}
      </PanelRow>
      <PanelRow label={t('autoAdvance')} hint={t('autoAdvanceHint')}>
        {(id) => (
          <Switch
            id={id}
            disabled={disabled || paging !== 'question'}
            checked={paging === 'question' && definition.settings?.autoAdvance === true}
            onChange={(autoAdvance) => onChange({ autoAdvance })}
          />
        )}
      </PanelRow>
    </PanelGroup>
  );
}
