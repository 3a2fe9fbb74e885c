import { type ExamSetting, handMarkedQuestions, SHOWN_WHEN, type SurveyDefinition } from '@wence/schema';
import { useTranslation } from 'react-i18next';
import { PanelRow } from '../../panel/fields/PanelRow';
import settingsStyles from '../settings.module.css';

interface ShownWhenRowProps {
  definition: SurveyDefinition;
  exam: ExamSetting;
  disabled: boolean;
  onChange: (exam: ExamSetting) => void;
}

/** When respondents see what is shown. Waiting for people makes sense only where people mark. */
export function ShownWhenRow({ definition, exam, disabled, onChange }: ShownWhenRowProps) {
  const { t } = useTranslation('exam');
  const { showAfter = 'none', showWhen = 'atOnce' } = exam;
  if (showAfter === 'none') return null;
  const isByHand = handMarkedQuestions(definition).length > 0;
  const choices = SHOWN_WHEN.filter((value) => value !== 'marked' || isByHand || showWhen === 'marked');
  return (
    <PanelRow label={t('showWhen')} stacked isGroup>
      {(id) => (
        <div className={settingsStyles.choices} role="radiogroup" aria-labelledby={`${id}-label`}>
          {choices.map((value) => (
            <label key={value} className={settingsStyles.choice}>
              <input
                type="radio"
                name={id}
                disabled={disabled}
                checked={value === showWhen}
                onChange={() => onChange({ ...exam, showWhen: value })}
              />
              {t(`whens.${value}`)}
            </label>
          ))}
        </div>
      )}
    </PanelRow>
  );
}
