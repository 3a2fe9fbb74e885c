import { type MatrixCell, textLength, isRequired, type SurveyOption } from '@wence/schema';
import { RichText } from '../../text/RichText';
import { describedBy, questionIds } from '../base/question-ids';
import { optionErrorText, optionHint } from '../option-input/option-texts';
import { OptionInput } from '../option-input/OptionInput';
import fill from './FillMatrix.module.css';
import { matrixIn, shortTitle } from './matrix-answer';
import { matrixIds } from './matrix-ids';
import type { MatrixTexts, CellsProps, MatrixKind } from './matrix-kind';
import { matrixControlOf } from './MatrixQuestion';
import styles from './MatrixQuestion.module.css';
import { Picture } from './Picture';
import { wordsIn } from './words';

/** The text of one column of a row, or of a row without columns. */
function textIn(cell: MatrixCell | undefined, optionId?: number): string {
  if (cell && 'fields' in cell) return optionId === undefined ? '' : (cell.fields[optionId] ?? '');
  return cell && 'text' in cell && !('option' in cell) ? cell.text : '';
}

/** Texts of rows with inputs. */
export const fillTexts: MatrixTexts = {
  hint: () => '',
  status: () => '',
  askedFor: ({ language }) => wordsIn(language).fill,
  cellError: (messages, { options }, answer, error) => {
    const { reason, rowId = 0, optionId, limit = 0 } = error;
    const cell = matrixIn(answer).rows[rowId];
    const option = options.find(({ id }) => id === optionId);
    if (option) {
      const text = optionErrorText(messages, option, textIn(cell, option.id), error);
      return wordsIn(messages.language).inPlace(shortTitle(options, optionId), text);
    }
    return reason === 'maxWord' ? messages.errors.wordsTo(limit, textLength(textIn(cell).trim())) : messages.errors.stale;
  },
};

/** The option that represents the only input of a row without columns. */
const WHOLE_ROW: SurveyOption = { id: 0, code: '', title: '' };

/** Fill-in: an input per column, of the kind that the column says. */
function FillCells({ node, rowId, options, columns, cell, wrong, noteId, dispatch, onChange }: CellsProps) {
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

/** Matrices that are filled in: an input per column, or one per row. */
const fillKind: MatrixKind = {
  ...fillTexts,
  Cells: FillCells,
  leastWidth: 108,
  columnsOf: (messages, _node, options) =>
    options.map((option) => ({ key: option.id, title: option.title, image: option.image, hint: optionHint(messages, option) })),
  isChosenOnce: false,
};

export const control = matrixControlOf(fillKind);
