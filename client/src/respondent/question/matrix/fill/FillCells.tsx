import { isRequired, type SurveyOption } from '@wence/schema';
import { RichText } from '../../../text/RichText';
import { OptionInput } from '../../option-input/OptionInput';
import { describedBy, questionIds } from '../../question-ids';
import styles from '../Matrix.module.css';
import { matrixIds } from '../matrix-ids';
import type { CellsProps } from '../matrix-kind';
import { Picture } from '../Picture';
import fill from './FillCells.module.css';
import { textIn } from './text-in';

/** Stands for the one input of a row without columns. */
const WHOLE_ROW: SurveyOption = { id: 0, code: '', title: '' };

/** Fill-in: an input per column, of the kind that the column says. */
export function FillCells({ node, rowId, options, columns, cell, wrong, noteId, dispatch, onChange }: CellsProps) {
  const ids = matrixIds(node.id);
  const isWhole = node.options === undefined;
  const inputs = isWhole ? [WHOLE_ROW] : options;
  const mayAllStayEmpty = inputs.every(({ required }) => required === false);
  const isAsked = ({ required }: SurveyOption) => required !== false || mayAllStayEmpty;
  const isWrong = (option: SurveyOption) =>
    wrong.isCellWrong && (wrong.optionIds.length === 0 ? isAsked(option) : wrong.optionIds.includes(option.id));
  const fields = cell && 'fields' in cell ? cell.fields : {};

  return (
    <div className={styles.cells}>
      {inputs.map((option) => {
        const { id, title, image, prefix } = option;
        const hint = columns.find(({ key }) => key === id)?.hint;
        return (
          <label key={id} className={fill.cell}>
            {!isWhole && (
              <span className={`${styles.name} ${fill.name}`}>
                <Picture name={image} />
                <RichText html={title} />
                {hint && <span className={styles.hint}>{hint}</span>}
              </span>
            )}
            {prefix && <span className={fill.prefix}>{prefix}</span>}
            <OptionInput
              option={option}
              text={textIn(cell, id)}
              isWrong={isWrong(option)}
              isRequired={isRequired(node) && isAsked(option)}
              labelledBy={`${ids.row(rowId)} ${isWhole ? questionIds(node.id).title : ids.column(id)}`}
              describedBy={describedBy(hint && ids.hint(id), isWrong(option) && noteId)}
              onType={(text) => onChange(isWhole ? { text } : { fields: { ...fields, [id]: text } })}
              onEnter={() => dispatch({ type: 'entered' })}
            />
          </label>
        );
      })}
    </div>
  );
}
