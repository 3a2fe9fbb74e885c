import { type DateAnswer, formatOf, sizeOf, type TextAnswer } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field';

/** A text, on as many lines as the respondent had. */
export function TextField({ node, value, describedBy, onChange }: FieldProps<TextAnswer>) {
  const { t } = useTranslation('answerEdit');
  const props = {
    value: value?.text ?? '',
    'aria-label': t('answer'),
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value === '' ? undefined : { text: target.value }),
  };
  return sizeOf(node) > 1 ? <Input.TextArea {...props} rows={Math.min(sizeOf(node) + 1, 6)} /> : <Input {...props} />;
}

const TIME = 2;
const DATES = ['date', 'month', 'year', 'minute', 'second'] as const;
const TIMES = ['clock', 'clockSecond'] as const;

/** A date or a time as it is stored, as exact as the question asks: every browser shows its own fields otherwise, and none has a year alone. */
export function DateField({ node, value, describedBy, onChange }: FieldProps<DateAnswer>) {
  const { t } = useTranslation('answerEdit');
  const form = (node.subType === TIME ? TIMES : DATES)[formatOf(node)] ?? 'date';
  const isDay = form === 'date';
  return (
    <Input
      type={isDay ? 'date' : 'text'}
      value={value?.date ?? ''}
      placeholder={t(`date.${form}`)}
      aria-label={t('answerAs', { form: t(`date.${form}`) })}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value === '' ? undefined : { date: target.value })}
    />
  );
}
