import { LIMITS } from '../../limit/limits.js';
import type { OptionSetting } from '../../definition/definition.js';
import type { DraftOption } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, listOf, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { choicesOf, localText, questionChoices } from './surveyjs-choices.js';
import { cellElements } from './surveyjs-panels.js';
import { ratedValues } from './surveyjs-rating.js';
import { validated } from './surveyjs-validators.js';

const NUMBER = 2;
const EMAIL = 4;
const SELECT = 90;

/** Cells in which something is chosen. */
const CHOSEN: ReadonlySet<string> = new Set(['dropdown', 'radiogroup', 'checkbox', 'tagbox']);
/** Cells that a column has a counterpart for; the others become texts. */
const KNOWN: ReadonlySet<string> = new Set([...CHOSEN, 'text', 'comment', 'boolean', 'rating']);
const SEVERAL: ReadonlySet<string> = new Set(['checkbox', 'tagbox']);
/** Inputs that are typed as they are. */
const TYPED: ReadonlySet<string> = new Set(['', 'text', 'number', 'email', 'tel', 'url', 'search']);

/** The words of yes and no, with the values that stand for them. */
export function booleanOptions(question: JsonRecord, language: string): DraftOption[] {
  const isChinese = language.startsWith('zh');
  const yes = localText(question.labelTrue, language) || (isChinese ? '\u662f' : 'Yes');
  const no = localText(question.labelFalse, language) || (isChinese ? '\u5426' : 'No');
  return [
    { key: textOf(question.valueTrue) || 'true', title: yes },
    { key: textOf(question.valueFalse) || 'false', title: no },
  ];
}

/** What may be typed into a box: its format, and its limits. */
function typedInput(box: JsonRecord): Pick<DraftOption, 'type' | 'setting'> {
  const { setting: rules } = validated(box);
  const format = { number: NUMBER, email: EMAIL }[textOf(box.inputType)] ?? rules.format;
  const [min, max, length] = [numberOf(box.min), numberOf(box.max), numberOf(box.maxLength)];
  const setting: OptionSetting = {
    ...(format === NUMBER && { min: rules.min ?? min, max: rules.max ?? max }),
    ...(rules.min_word !== undefined && { min_word: rules.min_word }),
    ...((rules.max_word ?? (length !== undefined && length > 0)) && { max_word: rules.max_word ?? length }),
  };
  const isSet = Object.values(setting).some((value) => value !== undefined);
  return { ...(format !== undefined && { type: format }), ...(isSet && { setting }) };
}

/** Fields of a form. */
export const fieldsOf = (question: JsonRecord, language: string): DraftOption[] =>
  listOf(question.items)
    .map(recordOf)
    .map((item) => {
      const key = textOf(item.name);
      return { key, title: localText(item.title, language) || key, required: item.isRequired === true, ...typedInput(item) };
    });

const cellOf = (column: JsonRecord, question: JsonRecord): string => textOf(column.cellType) || textOf(question.cellType) || 'dropdown';

function cellChoices(column: JsonRecord, question: JsonRecord, language: string): readonly string[] {
  const cell = cellOf(column, question);
  if (cell === 'boolean') return booleanOptions(column, language).map(({ title }) => title);
  if (cell === 'rating') return ratedValues(column, language).map(({ title }) => title);
  if (!CHOSEN.has(cell)) return [];
  const own = questionChoices(column, language);
  return [...own, ...(listOf(column.choices).length > 0 ? [] : choicesOf(question.choices, language))].map(({ title }) => title);
}

/** The columns of a table: each has an input of its own, a list of choices among them. */
export const columnsOf = (question: JsonRecord, language: string): DraftOption[] =>
  listOf(question.columns).map((given) => {
    const column = isJsonRecord(given) ? given : { name: given };
    const key = textOf(column.name);
    const base = { key, title: localText(column.title, language) || key, required: column.isRequired === true };
    const options = cellChoices(column, question, language);
    return options.length > 0 ? { ...base, type: SELECT, setting: { options } } : { ...base, type: 0, ...typedInput(column) };
  });

/** Names of what the boxes of a form or the columns of a table lose. */
export function boxLosses(question: JsonRecord, language: string): readonly string[] {
  const columns = listOf(question.columns).map(recordOf);
  const boxes = [...listOf(question.items).map(recordOf), ...columns, ...cellElements(question.templateElements)];
  return boxes.flatMap((box) => {
    const name = textOf(box.name);
    const isColumn = columns.includes(box);
    const cell = isColumn ? cellOf(box, question) : textOf(box.type);
    const input = textOf(box.inputType);
    const most = isColumn ? cellChoices(box, question, language).length : 0;
    return [
      ...['defaultValue', 'defaultValueExpression', 'requiredIf', 'enableIf', 'maskType', 'totalType'].filter(
        (rule) => box[rule] !== undefined,
      ),
      ...validated(box).lost,
      ...(SEVERAL.has(cell) || (isColumn && !KNOWN.has(cell)) ? [cell] : []),
      ...(TYPED.has(input) ? [] : [`inputType: ${input}`]),
      ...(most > LIMITS.selectChoices ? [`choices: ${most}`] : []),
    ].map((lost) => `${name}: ${lost}`);
  });
}
