import {
  type FieldCounts,
  type FieldReads,
  LIMITS,
  type NumberRead,
  type PartCounts,
  type PartReads,
  type QuestionCounts,
  type QuestionReads,
  type RowCounts,
  type RowReads,
} from '@wence/schema';
import { quoted } from '../../response-table/table-names.policy.js';
import type { Asks, Later } from './asks.js';
import { NO_KEYS, NONE_NEWEST } from './counted-values.js';
import { askAreas, askDates, askFiles, askMarks, askPositions } from './place-counts.js';
import { numbersOf, textsOf } from './read-sql.js';
import { askChoices, askNumbers, askOptions, askTexts } from './value-counts.js';

/** Numbers that were typed are among the texts. */
const isTyped = ({ form }: NumberRead): boolean => form === 'text' || form === 'texts';

/** Responses that have any text or number in a field. */
function askFieldBase(asks: Asks, { texts, numbers }: FieldReads): Later<number> {
  const values = [...texts.map((read) => textsOf([read])), ...numbers.filter((read) => !isTyped(read)).map((read) => numbersOf([read]))];
  return values.length === 0 ? () => 0 : asks.count(values.map(({ sql }) => `${sql} IS NOT NULL`).join(' OR '));
}

function askField(asks: Asks, reads: FieldReads): Later<FieldCounts> {
  const { plan, input, texts, choices } = reads;
  const base = askFieldBase(asks, reads);
  const values = input === 'choice' ? askChoices(asks, texts, choices) : () => NO_KEYS;
  const newest = input === 'choice' ? () => NONE_NEWEST : askTexts(asks, texts, LIMITS.latestFieldTexts);
  const numbers = askNumbers(asks, reads.numbers, reads.ranges);
  return (results) => ({
    plan,
    input,
    base: base(results),
    texts: newest(results),
    numbers: numbers(results),
    values: values(results),
  });
}

/** `haveTextsTogether`: a response can give several. */
function askPart(asks: Asks, reads: PartReads, haveTextsTogether: boolean): Later<PartCounts> {
  const { answered, input } = reads;
  const base = answered.length === 0 ? () => 0 : asks.count(answered.map((column) => `${quoted(column)} >= 0`).join(' OR '));
  const texts = askTexts(asks, reads.texts, LIMITS.latestTexts, haveTextsTogether);
  const numbers = askNumbers(asks, reads.numbers, reads.ranges);
  const options = askOptions(asks, reads.options);
  const fields = reads.fields.map((field) => askField(asks, field));
  return (results) => ({
    input,
    base: base(results),
    texts: texts(results),
    numbers: numbers(results),
    values: NO_KEYS,
    options: options(results),
    fields: new Map(fields.map((field) => field(results)).map((field) => [field.plan.id, field])),
  });
}

/** A row can have the text that was typed into it and the name that the respondent gave it. */
function askRow(asks: Asks, reads: RowReads): Later<RowCounts> {
  const part = askPart(asks, reads, true);
  return (results) => ({ ...part(results), plan: reads.plan });
}

/** Asks for everything that the figures of a question are made of. */
export function askQuestion(asks: Asks, reads: QuestionReads): Later<QuestionCounts> {
  const { plan } = reads;
  const part = askPart(asks, reads, false);
  const rows = reads.rows.map((row) => askRow(asks, row));
  const rowCounts = askNumbers(asks, reads.rowCounts);
  const dates = askDates(asks, reads.dates);
  const areas = askAreas(asks, reads.areas);
  const files = askFiles(asks, reads.files);
  const positions = askPositions(asks, reads.positions);
  const points = askMarks(asks, reads.marks);
  return (results) => ({
    ...part(results),
    plan,
    rows: new Map(rows.map((row) => row(results)).map((row) => [row.plan.row.id, row])),
    rowCounts: rowCounts(results),
    dates: dates(results),
    areas: areas(results),
    files: files(results),
    positions: positions(results),
    points: points(results),
  });
}
