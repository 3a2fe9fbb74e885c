import type { ChoiceAnswer, FieldsAnswer, MatrixAnswer, MatrixCell, MultipleAnswer, NumberAnswer, TextAnswer } from '../answer/answer.js';
import { choiceLayout, choicesLayout } from './choice-columns.js';
import { NOT_SHOWN } from './column.js';
import {
  type AskedQuestion,
  carriesMissing,
  type ColumnSpec,
  type Layout,
  type Place,
  placeOfRow,
  type PositionOf,
  type RowLayout,
  specAt,
  stateOf,
  type Write,
} from './column-spec.js';
import { fieldsLayout, textLayout } from './input-columns.js';
import { rateLayout } from './scale-columns.js';

/** The columns of one row, and how a cell of it is laid out if it has the shape that the sub-type of the matrix gives it. */
interface CellLayout extends Pick<Layout<unknown>, 'specs' | 'state'> {
  readonly writer: (positionOf: PositionOf) => Write<MatrixCell>;
}

type Shape<Value> = (cell: MatrixCell) => cell is Value & MatrixCell;

const onlyShaped = <Value>({ specs, state, writer }: Layout<Value>, isShaped: Shape<Value>): CellLayout => ({
  specs,
  state,
  writer: (positionOf) => {
    const write = writer(positionOf);
    return (cells, cell, offered) => {
      if (isShaped(cell)) write(cells, cell, offered);
    };
  },
});

const isChoice = (cell: MatrixCell): cell is ChoiceAnswer => 'option' in cell;
const isMultiple = (cell: MatrixCell): cell is MultipleAnswer => 'options' in cell;
const isFields = (cell: MatrixCell): cell is FieldsAnswer => 'fields' in cell;
const isText = (cell: MatrixCell): cell is TextAnswer => 'text' in cell && !('option' in cell);
const isRate = (cell: MatrixCell): cell is NumberAnswer => 'number' in cell;

/** Depends on the sub-type, as the reader of answers does (Spec 3): 1 single choice, 2 multiple choice, 3 fill-in, 4 rating. */
function cellLayout(question: AskedQuestion, place: Place): CellLayout {
  const { subType, options } = question.node;
  if (subType === 2) return onlyShaped(choicesLayout(question, place), isMultiple);
  if (subType === 3 && options === undefined) return onlyShaped(textLayout(question, place), isText);
  if (subType === 3) return onlyShaped(fieldsLayout(question, place), isFields);
  if (subType === 4) return onlyShaped(rateLayout(question, place), isRate);
  return onlyShaped(choiceLayout(question, place), isChoice);
}

const nameSpec = (place: Place): ColumnSpec => specAt(place, 'text', 'nominal', { key: 'name', suffix: ['TEXT'], part: 'name' });

/** The rows of a matrix as questions of their own. */
export const rowLayouts = (question: AskedQuestion, place: Place): readonly RowLayout[] =>
  question.rows.map((row) => {
    const rowPlace = placeOfRow(place, row);
    return { place: rowPlace, state: cellLayout(question, rowPlace).state };
  });

/** A matrix, or pictures that are dragged to options: the columns of each row, the names that respondents gave to rows. */
export function matrixLayout(question: AskedQuestion, place: Place): Layout<MatrixAnswer> {
  const rows = question.rows.map((row) => {
    const rowPlace = placeOfRow(place, row);
    const name = row.other === true ? nameSpec(rowPlace) : null;
    return { id: row.id, name, cell: cellLayout(question, rowPlace) };
  });
  const state = stateOf(place);
  return {
    specs: [...rows.flatMap(({ name, cell }) => (name === null ? cell.specs : [...cell.specs, name])), state],
    state: state.key,
    writer: (positionOf) => {
      const stateAt = positionOf(state.key);
      const writers = rows.map(({ id, name, cell }) => ({
        id,
        write: cell.writer(positionOf),
        nameAt: name === null ? null : positionOf(name.key),
        missing: cell.specs.filter(carriesMissing).map(({ key }) => positionOf(key)),
      }));
      return (cells, answer, offered) => {
        cells[stateAt] = 1;
        for (const { id, write, nameAt, missing } of writers) {
          const cell = answer.rows[id];
          if (cell !== undefined) write(cells, cell, offered);
          else if (offered !== null && !offered.rows.has(id)) for (const position of missing) cells[position] = NOT_SHOWN;
          if (nameAt !== null) cells[nameAt] = answer.names?.[id] ?? null;
        }
      };
    },
  };
}
