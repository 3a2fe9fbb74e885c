import { type ConditionForm, LIMITS, type OperandNeeds, type SurveyDefinition } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { dateInput } from './date-input';
import { withValue } from './form-changes';
import styles from './rows.module.css';
import { Word } from './Word';

interface ValueWordsProps {
  definition: SurveyDefinition;
  condition: ConditionForm;
  needs: OperandNeeds;
  /** The whole numbers on offer; null: any value. */
  scale: { readonly min: number; readonly max: number } | null;
  invalid: boolean;
  /** Opens the first list of values by itself, as in `Word`. */
  request?: number;
  onChange: (condition: ConditionForm, leads?: boolean) => void;
}

/** One or two values that a condition compares with: typed, picked as dates, or chosen from the scale of its question. */
export function ValueWords({ definition, condition, needs, scale, invalid, request, onChange }: ValueWordsProps) {
  const { t } = useTranslation('logic');
  const { result = [] } = condition;
  const places = Array.from({ length: needs.values.max }, (_, place) => place);
  const isCount = needs.values.max > needs.values.min;
  const label = (place: number) => {
    if (places.length === 1) return t('edit.value');
    return t(place === 0 ? 'edit.from' : 'edit.upTo');
  };
  return places.map((place) => {
    const value = result[place];
    const moment = dateInput(definition, condition.nodeId, value);
    const write = (next: string | number, leads = false) => onChange(withValue(condition, place, next), leads);
    return (
      <span key={place} className={styles.value}>
        {place > 0 && <span>{t('edit.to')}</span>}
        {scale && !isCount ? (
          <Word
            label={label(place)}
            invalid={invalid}
            choices={Array.from({ length: scale.max - scale.min + 1 }, (_, step) => ({
              value: scale.min + step,
              label: String(scale.min + step),
            }))}
            chosen={value === undefined || value === '' ? [] : [Number(value)]}
            request={place === 0 ? request : undefined}
            onChoose={([next]) => write(next ?? '', true)}
          />
        ) : (
          <Input
            className={needs.isNumeric ? styles.number : styles.text}
            size="small"
            aria-label={label(place)}
            aria-invalid={invalid || undefined}
            status={invalid ? 'error' : undefined}
            placeholder={place > 0 && isCount ? t('edit.optional') : undefined}
            inputMode={needs.isNumeric ? 'decimal' : undefined}
            {...(moment ?? { maxLength: LIMITS.conditionText })}
            value={value ?? ''}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </span>
    );
  });
}
