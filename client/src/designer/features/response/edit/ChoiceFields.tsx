import type { ChoiceAnswer, MultipleAnswer, SurveyOption } from '@wence/schema';
import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { withOption, withOptionText } from './draft';
import type { FieldProps } from './field';

interface OptionTextProps {
  option: SurveyOption;
  name: string;
  text: string;
  onChange: (text: string) => void;
}

/** The input of an option such as "Other"; its choices where it has a list of them. */
function OptionText({ option: { type, setting }, name, text, onChange }: OptionTextProps) {
  const choices = type === 90 ? (setting?.options ?? []) : null;
  if (choices === null) return <Input size="small" aria-label={name} value={text} onChange={({ target }) => onChange(target.value)} />;
  return (
    <select className={styles.select} aria-label={name} value={text} onChange={({ target }) => onChange(target.value)}>
      {/* What was answered may not be among them any more. */}
      {[...new Set(['', ...choices, text])].map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  );
}

/** One option of several, or none. */
export function SingleField({ value, options, title, describedBy, onChange }: FieldProps<ChoiceAnswer>) {
  const { t } = useTranslation('answerEdit');
  const name = useId();
  return (
    <div className={styles.options}>
      {options.map((option) => (
        <div key={option.id} className={styles.option}>
          <label>
            <input
              type="radio"
              name={name}
              checked={value?.option === option.id}
              aria-describedby={describedBy}
              onChange={() => onChange({ option: option.id })}
            />
            <span>{title(option)}</span>
          </label>
          {option.other && value?.option === option.id && (
            <OptionText
              option={option}
              name={title(option)}
              text={value.text ?? ''}
              onChange={(text) => onChange({ option: option.id, text })}
            />
          )}
        </div>
      ))}
      <div className={styles.option}>
        <label>
          <input type="radio" name={name} checked={value === undefined} onChange={() => onChange(undefined)} />
          <span className={styles.quiet}>{t('none')}</span>
        </label>
      </div>
    </div>
  );
}

/** Any number of options. */
export const MultipleField = ({ value, options, title, describedBy, onChange }: FieldProps<MultipleAnswer>) => (
  <div className={styles.options}>
    {options.map((option) => {
      const chosen = value?.options.find((each) => each.option === option.id);
      return (
        <div key={option.id} className={styles.option}>
          <label>
            <input
              type="checkbox"
              checked={chosen !== undefined}
              aria-describedby={describedBy}
              onChange={({ target }) => onChange(withOption(value, option.id, target.checked))}
            />
            <span>{title(option)}</span>
          </label>
          {value && chosen && option.other && (
            <OptionText
              option={option}
              name={title(option)}
              text={chosen.text ?? ''}
              onChange={(text) => onChange(withOptionText(value, option.id, text))}
            />
          )}
        </div>
      );
    })}
  </div>
);
