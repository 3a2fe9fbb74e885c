import { boundsOf, type EvaluateAnswer, levelTagsOf, type NumberAnswer, type ProportionAnswer, weightsOf } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { readTyped, withEntry } from './draft';
import type { FieldProps } from './field';

interface NumberInputProps {
  name: string;
  value: number | undefined;
  bounds: { readonly min: number; readonly max: number };
  step?: number | undefined;
  describedBy: string | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number between two others. */
export const NumberInput = ({ name, value, bounds, step, describedBy, onChange }: NumberInputProps) => (
  <Input
    type="number"
    className={styles.number}
    value={value ?? ''}
    {...bounds}
    step={step ?? 1}
    aria-label={name}
    aria-describedby={describedBy}
    onChange={({ target }) => onChange(readTyped(target.value))}
  />
);

/** A rate or the place of a slider. */
export function NumberField({ node, value, describedBy, onChange }: FieldProps<NumberAnswer>) {
  const { t } = useTranslation('answerEdit');
  const bounds = boundsOf(node);
  return (
    <NumberInput
      name={t('numberBetween', { ...bounds })}
      value={value?.number}
      bounds={bounds}
      step={node.setting?.step}
      describedBy={describedBy}
      onChange={(number) => onChange(number === undefined ? undefined : { number })}
    />
  );
}

/** A level, the tags that go with it, and a comment. */
export function EvaluateField({ node, value, options, title, describedBy, onChange }: FieldProps<EvaluateAnswer>) {
  const { t } = useTranslation('answerEdit');
  const { min, max } = boundsOf(node);
  const tags = value ? levelTagsOf(node, value.level) : [];
  const levels = Array.from({ length: max - min + 1 }, (_, place) => min + place);
  return (
    <div className={styles.options}>
      <select
        className={styles.select}
        aria-label={t('level')}
        aria-describedby={describedBy}
        value={value?.level ?? ''}
        onChange={({ target }) => {
          const level = readTyped(target.value);
          // Tags belong to their level.
          onChange(level === undefined ? undefined : { ...value, level, tags: [] });
        }}
      >
        <option value="">{t('none')}</option>
        {levels.map((level) => (
          <option key={level} value={level}>
            {[level, ...options.slice(level - 1, level).map(title)].join(' ')}
          </option>
        ))}
      </select>
      {value &&
        tags.map((tag) => (
          <label key={tag} className={styles.line}>
            <input
              type="checkbox"
              checked={value.tags.includes(tag)}
              onChange={({ target }) =>
                onChange({ ...value, tags: target.checked ? [...value.tags, tag] : value.tags.filter((each) => each !== tag) })
              }
            />
            <span>{tag}</span>
          </label>
        ))}
      {value && node.setting?.is_comment && (
        <Input.TextArea
          aria-label={t('comment')}
          value={value.text ?? ''}
          rows={2}
          onChange={({ target }) => onChange({ ...value, text: target.value })}
        />
      )}
    </div>
  );
}

/** A whole number for each option. */
export function ProportionField({ node, value, options, title, describedBy, onChange }: FieldProps<ProportionAnswer>) {
  const bounds = weightsOf(node);
  return (
    <div className={styles.grid}>
      {options.map((option) => (
        <label key={option.id} className={styles.pair}>
          <span>{title(option)}</span>
          <NumberInput
            name={title(option)}
            value={value?.fields[option.id]}
            bounds={bounds}
            describedBy={describedBy}
            onChange={(number) => {
              const fields = withEntry(value?.fields, option.id, number);
              onChange(fields && { fields });
            }}
          />
        </label>
      ))}
    </div>
  );
}
