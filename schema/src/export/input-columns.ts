import type { FieldsAnswer, FieldTexts, TableAnswer, TextAnswer } from '../answer/answer.js';
import { isNumber } from '../answer/formats.js';
import { isGrowingTable } from '../definition/answer-kind.js';
import { rowsOf } from '../definition/defaults.js';
import type { SurveyRow } from '../definition/definition.js';
import { questionInputOf, type TypedInput, typedInputOf } from '../report/part-tally.js';
import type { PlacedOption } from '../report/planned-option.js';
import type { Cell } from './column.js';
import {
  type AskedQuestion,
  type ColumnSpec,
  type Layout,
  ofOption,
  type Place,
  placeOfRow,
  type PositionOf,
  specAt,
  stateOf,
  valueLayout,
} from './column-spec.js';

/** The kind of a column of typed values, and the end of its key: a question whose format was changed has a column of each kind. */
const TYPED = {
  text: { kind: 'text', measure: 'nominal', key: 'text' },
  choice: { kind: 'text', measure: 'nominal', key: 'text' },
  number: { kind: 'number', measure: 'scale', key: 'num' },
} as const satisfies Readonly<Record<TypedInput, Pick<ColumnSpec, 'kind' | 'measure' | 'key'>>>;

function typedCell(input: TypedInput, text: string): Cell {
  if (input !== 'number') return text;
  return isNumber(text) ? Number(text) : null;
}

/** A text of its own: an open question, a row of a fill-in matrix without columns. */
export function textLayout({ node }: AskedQuestion, place: Place): Layout<TextAnswer> {
  const input = questionInputOf(node);
  const { kind, measure, key } = TYPED[input];
  return valueLayout(place, specAt(place, kind, measure, { key }), ({ text }) => typedCell(input, text));
}

const fieldKey = (option: PlacedOption): string => TYPED[typedInputOf(option.option)].key;

const fieldSpecs = ({ options }: AskedQuestion, place: Place): readonly ColumnSpec[] =>
  options.map((option) => {
    const { kind, measure, key } = TYPED[typedInputOf(option.option)];
    return specAt(place, kind, measure, ofOption(option, key));
  });

function fieldsWriter({ options }: AskedQuestion, place: Place, positionOf: PositionOf): (cells: Cell[], fields: FieldTexts) => void {
  const columns = options.map((option) => ({
    id: option.id,
    at: positionOf(`${place.key}_o${option.id}_${fieldKey(option)}`),
    input: typedInputOf(option.option),
  }));
  return (cells, fields) => {
    for (const { id, at, input } of columns) {
      const text = fields[id];
      if (text !== undefined) cells[at] = typedCell(input, text);
    }
  };
}

/** Several fields: a form, a row of a fill-in matrix. */
export function fieldsLayout(question: AskedQuestion, place: Place): Layout<FieldsAnswer> {
  const state = stateOf(place);
  return {
    specs: [...fieldSpecs(question, place), state],
    state: state.key,
    writer: (positionOf) => {
      const write = fieldsWriter(question, place, positionOf);
      const stateAt = positionOf(state.key);
      return (cells, { fields }) => {
        write(cells, fields);
        cells[stateAt] = 1;
      };
    },
  };
}

/** Returns the text with its breaks and tabs as spaces, so that it is one cell of one line. */
export const oneLine = (text = ''): string => text.replace(/[\t\r\n]+/g, ' ');

/** A growing table: the number of its rows, and all of them as one text, since any number of rows may come. */
function growingLayout({ options }: AskedQuestion, place: Place): Layout<TableAnswer> {
  const count = specAt(place, 'integer', 'scale', { key: 'rows', suffix: ['ROWS'], part: 'rowCount' });
  const lines = specAt(place, 'text', 'nominal', { key: 'lines', suffix: ['LINES'], part: 'lines' });
  return {
    specs: [count, lines],
    state: count.key,
    writer: (positionOf) => {
      const [countAt, linesAt] = [positionOf(count.key), positionOf(lines.key)];
      return (cells, { rows }) => {
        cells[countAt] = rows.length;
        cells[linesAt] = rows.map((fields) => options.map(({ id }) => oneLine(fields[id])).join('\t')).join('\n');
      };
    },
  };
}

/** A table: each cell of its fixed rows. */
export function tableLayout(question: AskedQuestion, place: Place): Layout<TableAnswer> {
  if (isGrowingTable(question.node)) return growingLayout(question, place);
  const rows: readonly SurveyRow[] = rowsOf(question.node);
  const state = stateOf(place);
  return {
    specs: [...rows.flatMap((row) => fieldSpecs(question, placeOfRow(place, row))), state],
    state: state.key,
    writer: (positionOf) => {
      const writers = rows.map((row) => fieldsWriter(question, placeOfRow(place, row), positionOf));
      const stateAt = positionOf(state.key);
      return (cells, answer) => {
        for (const [index, fields] of answer.rows.entries()) writers[index]?.(cells, fields);
        cells[stateAt] = 1;
      };
    },
  };
}
