import { boundsOf, type FieldsAnswer, type FieldTexts, isGrowingTable, type SurveyOption, type TableAnswer } from '@wence/schema';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { withFieldText } from './draft';
import type { FieldProps } from './field';

interface TextsProps extends Pick<FieldProps, 'title' | 'describedBy'> {
  fields: readonly SurveyOption[];
  texts: FieldTexts | undefined;
  onChange: (texts: FieldTexts | undefined) => void;
}

/** A text for each of several fields or columns. */
export const Texts = ({ fields, texts, title, describedBy, onChange }: TextsProps) => (
  <div className={styles.grid}>
    {fields.map((field) => (
      <label key={field.id} className={styles.pair}>
        <span>{title(field)}</span>
        <Input
          value={texts?.[field.id] ?? ''}
          aria-describedby={describedBy}
          onChange={({ target }) => onChange(withFieldText(texts, field.id, target.value))}
        />
      </label>
    ))}
  </div>
);

/** The fields of a form. */
export const FieldsField = ({ value, options, onChange, ...props }: FieldProps<FieldsAnswer>) => (
  <Texts {...props} fields={options} texts={value?.fields} onChange={(fields) => onChange(fields && { fields })} />
);

/** The rows of a table; those of a growing one can be added and are left out once they are empty. */
export function TableField({ node, value, options, title, describedBy, onChange }: FieldProps<TableAnswer>) {
  const { t } = useTranslation('answerEdit');
  const entries = value?.rows ?? [];
  const isGrowing = isGrowingTable(node);
  const rows = node.children ?? [];
  const names = isGrowing ? entries.map((_, place) => t('row', { row: place + 1 })) : rows.map(title);
  const put = (next: readonly FieldTexts[]) => onChange(next.length > 0 ? { rows: next } : undefined);

  return (
    <div className={styles.options}>
      {names.map((name, place) => (
        <fieldset key={place} className={styles.row}>
          <legend>{name}</legend>
          <Texts
            fields={options}
            texts={entries[place]}
            title={title}
            describedBy={describedBy}
            onChange={(texts) => put(names.map((_, each) => (each === place ? (texts ?? {}) : (entries[each] ?? {}))))}
          />
        </fieldset>
      ))}
      {isGrowing && (
        <Button size="small" disabled={entries.length >= boundsOf(node).max} onClick={() => put([...entries, {}])}>
          {t('addRow')}
        </Button>
      )}
    </div>
  );
}
