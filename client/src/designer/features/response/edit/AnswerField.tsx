import type { Answer, AnswerKind, KindedAnswer } from '@wence/schema';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { CascadeField } from './CascadeField';
import { MultipleField, SingleField } from './ChoiceFields';
import type { FieldProps } from './field';
import { FieldsField, TableField } from './FieldTexts';
import { FilesField } from './FilesField';
import { MatrixField } from './MatrixField';
import { EvaluateField, NumberField, ProportionField } from './NumberFields';
import { PositionField } from './PositionField';
import { RankField } from './RankField';
import { DateField, TextField } from './TextFields';

interface AnswerFieldProps extends FieldProps {
  kind: AnswerKind;
  /** The answer in one line. */
  text: string;
}

type AnswerOf<Kind extends KindedAnswer['kind']> = Extract<KindedAnswer, { readonly kind: Kind }>['answer'];

/** The answer in the shape of its kind: the model has read it, or a field of that kind has made it. */
function as<Kind extends KindedAnswer['kind']>(props: FieldProps): FieldProps<AnswerOf<Kind>> {
  return props as unknown as FieldProps<AnswerOf<Kind>>;
}

/** An answer that has no field here, such as marks on a picture: it stays as it is, or is taken away. */
function FixedAnswer({ value, text, onChange }: { value: Answer | undefined; text: string; onChange: (value: undefined) => void }) {
  const { t } = useTranslation('answerEdit');
  return (
    <div className={styles.fixed}>
      <p>{value === undefined ? t('none') : text}</p>
      <p className={styles.quiet}>{t('fixed')}</p>
      {value !== undefined && (
        <Button size="small" onClick={() => onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}

/** The field of an answer, by its kind. */
export function AnswerField({ kind, text, ...props }: AnswerFieldProps) {
  switch (kind) {
    case 'single':
      return <SingleField {...as<'single'>(props)} />;
    case 'multiple':
      return <MultipleField {...as<'multiple'>(props)} />;
    case 'text':
      return <TextField {...as<'text'>(props)} />;
    case 'date':
      return <DateField {...as<'date'>(props)} />;
    case 'number':
      return <NumberField {...as<'number'>(props)} />;
    case 'evaluate':
      return <EvaluateField {...as<'evaluate'>(props)} />;
    case 'proportion':
      return <ProportionField {...as<'proportion'>(props)} />;
    case 'rank':
      return <RankField {...as<'rank'>(props)} />;
    case 'cascade':
      return <CascadeField {...as<'cascade'>(props)} />;
    case 'fields':
      return <FieldsField {...as<'fields'>(props)} />;
    case 'table':
      return <TableField {...as<'table'>(props)} />;
    case 'matrix':
      return <MatrixField {...as<'matrix'>(props)} />;
    case 'files':
      return <FilesField {...as<'files'>(props)} />;
    case 'position':
      return <PositionField {...as<'position'>(props)} />;
    case 'city':
    case 'points':
    case 'none':
      return <FixedAnswer value={props.value} text={text} onChange={props.onChange} />;
  }
}
