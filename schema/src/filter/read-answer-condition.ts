import { DIVISION_CODE } from '../answer/read-places.js';
import type { Column } from '../export/column.js';
import { at } from '../reading/fault.js';
import { readTextOf } from '../reading/read-items.js';
import { RecordReader } from '../reading/record-reader.js';
import { ANSWER_STATES, type AnswerCondition, type AnswerPlace, type AnswerTest, type TestKey } from './filter.js';
import { type FilterColumns, holdsChoices, holdsNumbers } from './filter-columns.js';
import { kindOfDates } from './filter-expression.js';
import { readDateRange, readFilterText, readFilterTexts, readIds, readNumberRange } from './read-values.js';

type ReadTest = (reader: RecordReader, place: AnswerPlace, columns: FilterColumns) => AnswerTest | undefined;

/**
 * Notes a fault where no column goes with test and place: `required` for the row or option that is missing, `notAllowed` for the test of a question
 * that has none of `candidates`, the columns that the test could ask.
 */
function checkFound(
  reader: RecordReader,
  key: TestKey,
  place: AnswerPlace,
  found: readonly unknown[],
  candidates: readonly Column[],
): void {
  if (found.length > 0) return;
  const near = candidates.filter(({ rowId }) => place.rowId === undefined || place.rowId === rowId);
  if (place.rowId === undefined && near.some(({ rowId }) => rowId !== undefined)) reader.faults.add(at(reader.path, 'rowId'), 'required');
  else if (place.optionId === undefined && near.some(({ optionId }) => optionId !== undefined))
    reader.faults.add(at(reader.path, 'optionId'), 'required');
  else reader.faults.add(at(reader.path, key), 'notAllowed');
}

/** Ids of options, each of which the question or row has in some version. */
function readOptions(key: 'anyOf' | 'noneOf' | 'allOf', make: (ids: readonly number[]) => AnswerTest): ReadTest {
  return (reader, place, columns) => {
    const ids = readIds(reader, key);
    if (place.optionId !== undefined) reader.faults.add(at(reader.path, 'optionId'), 'notAllowed');
    const chosen = columns.chosen(place);
    checkFound(reader, key, place, chosen, columns.of(place.nodeId).filter(holdsChoices));
    if (ids === undefined || chosen.length === 0) return undefined;
    const known = new Set<unknown>(
      chosen.flatMap(({ kind, optionId, values }) => (kind === 'flag' ? optionId : values.map(({ value }) => value))),
    );
    const given = reader.list(key) ?? [];
    for (const [index, id] of given.entries()) if (!known.has(id)) reader.faults.add(at(at(reader.path, key), index), 'notAllowed');
    return make(ids);
  };
}

const inner = (reader: RecordReader, key: TestKey): RecordReader | undefined =>
  RecordReader.of(reader.get(key), at(reader.path, key), reader.faults);

/** Notes a fault for a row or option that a test has no use for. */
function refuseParts(reader: RecordReader, place: AnswerPlace): void {
  if (place.rowId !== undefined) reader.faults.add(at(reader.path, 'rowId'), 'notAllowed');
  if (place.optionId !== undefined) reader.faults.add(at(reader.path, 'optionId'), 'notAllowed');
}

/** How each test is read: the compiler wants an entry for each. */
const TESTS: Readonly<Record<TestKey, ReadTest>> = {
  anyOf: readOptions('anyOf', (anyOf) => ({ anyOf })),
  noneOf: readOptions('noneOf', (noneOf) => ({ noneOf })),
  allOf: readOptions('allOf', (allOf) => ({ allOf })),
  range: (reader, place, columns) => {
    const ends = inner(reader, 'range');
    checkFound(reader, 'range', place, columns.numbers(place), columns.of(place.nodeId).filter(holdsNumbers));
    return ends && { range: readNumberRange(ends) };
  },
  dates: (reader, place, columns) => {
    const ends = inner(reader, 'dates');
    const dates = ends && readDateRange(ends);
    refuseParts(reader, place);
    if (dates !== undefined) checkFound(reader, 'dates', { nodeId: place.nodeId }, columns.dates(place, kindOfDates(dates)), []);
    return dates && { dates };
  },
  contains: (reader, place, columns) => {
    checkFound(reader, 'contains', place, columns.texts(place), []);
    const contains = readFilterText(reader, 'contains');
    return contains === undefined ? undefined : { contains };
  },
  divisions: (reader, place, columns) => {
    const divisions = readFilterTexts(reader, 'divisions');
    refuseParts(reader, place);
    checkFound(reader, 'divisions', { nodeId: place.nodeId }, columns.divisions(place), []);
    const given = reader.list('divisions') ?? [];
    for (const [index, code] of given.entries())
      if (typeof code === 'string' && !DIVISION_CODE.test(code)) reader.faults.add(at(at(reader.path, 'divisions'), index), 'format');
    return divisions && { divisions };
  },
  state: (reader, place, columns) => {
    const state = readTextOf(reader, 'state', ANSWER_STATES);
    if (place.optionId !== undefined) reader.faults.add(at(reader.path, 'optionId'), 'notAllowed');
    if (columns.states(place).length === 0) reader.faults.add(at(reader.path, 'rowId'), 'notAllowed');
    return state && { state };
  },
};

const isTestKey = (key: string): key is TestKey => Object.hasOwn(TESTS, key);

const PLACE_KEYS = ['nodeId', 'rowId', 'optionId'] as const;

/** Reads the question, row and option of a condition, all of which some version has. */
function readPlace(reader: RecordReader, columns: FilterColumns): AnswerPlace | undefined {
  reader.require('nodeId');
  const [nodeId, rowId, optionId] = PLACE_KEYS.map((key) => reader.number(key));
  if (nodeId === undefined) return undefined;
  const own = columns.of(nodeId);
  const optionIds = own.flatMap((column) => [column.optionId, ...(column.kind === 'code' ? column.values.map(({ value }) => value) : [])]);
  if (own.length === 0) reader.faults.add(at(reader.path, 'nodeId'), 'notAllowed');
  else if (rowId !== undefined && !own.some((column) => column.rowId === rowId)) reader.faults.add(at(reader.path, 'rowId'), 'notAllowed');
  else if (optionId !== undefined && !optionIds.includes(optionId)) reader.faults.add(at(reader.path, 'optionId'), 'notAllowed');
  else return { nodeId, ...(rowId !== undefined && { rowId }), ...(optionId !== undefined && { optionId }) };
  return undefined;
}

/** Reads `{ nodeId, rowId?, optionId? }` with exactly one test. */
export function readAnswerCondition(reader: RecordReader, columns: FilterColumns): AnswerCondition | undefined {
  const place = readPlace(reader, columns);
  const keys = reader.keys.filter((key) => !PLACE_KEYS.some((known) => known === key));
  const [key, another] = keys;
  if (key === undefined) reader.faults.add(reader.path, 'required');
  else if (!isTestKey(key)) reader.faults.add(at(reader.path, key), 'unknownKey');
  else if (another !== undefined) reader.faults.add(at(reader.path, another), isTestKey(another) ? 'notAllowed' : 'unknownKey');
  else if (place !== undefined) {
    const test = TESTS[key](reader, place, columns);
    return test && { ...place, ...test };
  }
  return undefined;
}
