import { boundsOf, type MatrixAnswer, type MatrixCell, type SurveyRow } from '@wence/schema';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './AnswerField.module.css';
import { withEntry, withFieldText, withOption } from './draft';
import type { FieldProps } from './field';
import { Texts } from './FieldTexts';
import { NumberInput } from './NumberFields';

interface CellProps extends Omit<FieldProps<MatrixAnswer>, 'value' | 'onChange'> {
  row: SurveyRow;
  cell: MatrixCell | undefined;
  onCell: (cell: MatrixCell | undefined) => void;
}

/** The answer in one row, by the sub-type of the matrix (Spec 3): several choices, texts, a number, or one choice. */
function Cell({ node, row, cell, options, title, describedBy, onCell }: CellProps) {
  const { t } = useTranslation('answerEdit');
  const name = title(row);
  if (node.subType === 2) {
    const value = cell && 'options' in cell ? cell : undefined;
    return (
      <div className={styles.cells}>
        {options.map((option) => (
          <label key={option.id} className={styles.line}>
            <input
              type="checkbox"
              checked={value?.options.some((each) => each.option === option.id) ?? false}
              aria-describedby={describedBy}
              onChange={({ target }) => onCell(withOption(value, option.id, target.checked))}
            />
            <span>{title(option)}</span>
          </label>
        ))}
      </div>
    );
  }
  if (node.subType === 3 && node.options !== undefined) {
    const texts = cell && 'fields' in cell ? cell.fields : undefined;
    return (
      <Texts fields={options} texts={texts} title={title} describedBy={describedBy} onChange={(fields) => onCell(fields && { fields })} />
    );
  }
  if (node.subType === 3)
    return (
      <Input
        aria-label={name}
        aria-describedby={describedBy}
        value={cell && 'text' in cell && !('option' in cell) ? cell.text : ''}
        onChange={({ target }) => onCell(target.value === '' ? undefined : { text: target.value })}
      />
    );
  if (node.subType === 4)
    return (
      <NumberInput
        name={name}
        value={cell && 'number' in cell ? cell.number : undefined}
        bounds={boundsOf(node)}
        describedBy={describedBy}
        onChange={(number) => onCell(number === undefined ? undefined : { number })}
      />
    );
  return (
    <select
      className={styles.select}
      aria-label={name}
      aria-describedby={describedBy}
      value={cell && 'option' in cell ? cell.option : ''}
      onChange={({ target }) => onCell(target.value === '' ? undefined : { option: Number(target.value) })}
    >
      <option value="">{t('none')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {title(option)}
        </option>
      ))}
    </select>
  );
}

/** An answer for each row, and the names of the rows that respondents name. */
export function MatrixField({ value, onChange, ...props }: FieldProps<MatrixAnswer>) {
  const { t } = useTranslation('answerEdit');
  const { rows, title, describedBy } = props;
  const put = (cells: MatrixAnswer['rows'] | undefined, names: MatrixAnswer['names']) =>
    onChange(cells && { rows: cells, ...(names && { names }) });

  return (
    <div className={styles.options}>
      {rows.map((row) => (
        <fieldset key={row.id} className={styles.row}>
          <legend>{title(row)}</legend>
          {row.other && (
            <Input
              aria-label={t('rowName', { row: title(row) })}
              aria-describedby={describedBy}
              placeholder={t('rowName', { row: title(row) })}
              value={value?.names?.[row.id] ?? ''}
              onChange={({ target }) => put(value?.rows ?? {}, withFieldText(value?.names, row.id, target.value))}
            />
          )}
          <Cell
            {...props}
            row={row}
            cell={value?.rows[row.id]}
            onCell={(cell) => put(withEntry(value?.rows, row.id, cell), value?.names)}
          />
        </fieldset>
      ))}
    </div>
  );
}
