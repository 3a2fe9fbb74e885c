import type FastCheck from 'fast-check';
import { type Cell, type Column, type ColumnPlan, MISSING_CODES } from '../export/column.js';
import { SCORE_KEY } from '../export/exam-columns.js';
import type { AnswerPlace, AnswerTest, FilterBrackets, FilterCondition, ResponseFilter } from '../filter/filter.js';
import type { ResponseOrigin } from '../origin/origin.js';
import { QUALITY_FLAGS } from '../quality/quality.js';
import { filterColumns, holdsChoices, holdsNumbers, holdsTexts } from '../filter/filter-columns.js';

type Fc = typeof FastCheck;
type Arbitrary<T> = FastCheck.Arbitrary<T>;

const placeOf = ({ nodeId = 0, rowId, optionId }: Column, withOption: boolean): AnswerPlace => ({
  nodeId,
  ...(rowId !== undefined && { rowId }),
  ...(withOption && optionId !== undefined && { optionId }),
});

/** Some of a list, at least one. */
const someOf = <T>(fc: Fc, all: readonly T[]): Arbitrary<T[]> => fc.subarray([...all], { minLength: 1 });

/** A range between values that occur, sometimes open at an end. */
const rangeOf = <T extends number | string>(fc: Fc, values: readonly T[]): Arbitrary<{ from?: T; to?: T }> =>
  fc
    .tuple(fc.subarray([...values], { minLength: 1, maxLength: Math.min(2, values.length) }), fc.constantFrom('from', 'to', 'none'))
    .map(([some, open]): { from?: T; to?: T } => {
      const [from, to = from] = some.sort((a, b) => (a < b ? -1 : 1));
      return { ...(open !== 'from' && { from }), ...(open !== 'to' && { to }) };
    });

const isNumber = (cell: Cell): cell is number => typeof cell === 'number' && !MISSING_CODES.some((code) => code === cell);
const isText = (cell: Cell): cell is string => typeof cell === 'string';

/** A piece of a text, in another case. */
const pieceOf = (fc: Fc, texts: readonly string[]): Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('nowhere', ...texts), fc.nat({ max: 20 }), fc.integer({ min: 1, max: 5 }))
    .map(([text, start, length]) => [[...text], start, length] as const)
    .map(([characters, start, length]) =>
      characters
        .slice(start % characters.length, (start % characters.length) + length)
        .join('')
        .replace(/[a-z]/g, (letter) => letter.toUpperCase())
        // As filters are read: no text that is asked for has breaks or tabs, which stand between the cells of a table.
        .replace(/[\t\r\n]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');

/** Cuts a date or a time to a coarser one, now and then. A time has whole seconds or none. */
const coarser = (fc: Fc, dates: readonly string[]): Arbitrary<readonly string[]> =>
  fc
    .constantFrom(4, 7, 10, 99)
    .map((length) => dates.map((date) => (date.charAt(2) === ':' ? date.slice(0, length < 8 ? 5 : 8) : date.slice(0, length))));

/** Tests of one column, on values that responses have in it. */
function testsOf(fc: Fc, plan: ColumnPlan, column: Column, cells: readonly Cell[]): Arbitrary<AnswerPlace & AnswerTest>[] {
  const tests: Arbitrary<AnswerPlace & AnswerTest>[] = [];
  const { nodeId, rowId } = column;
  const numbers = cells.filter(isNumber);
  const texts = cells.filter(isText);
  if (holdsChoices(column)) {
    const place = placeOf(column, false);
    const ids = filterColumns(plan)
      .chosen(place)
      .flatMap(({ kind, optionId = 0, values }) => (kind === 'flag' ? [optionId] : values.map(({ value }) => Number(value))));
    if (ids.length > 0)
      for (const key of ['anyOf', 'noneOf', 'allOf'] as const)
        tests.push(someOf(fc, [...new Set(ids)]).map((some) => ({ ...place, [key]: some }) as AnswerPlace & AnswerTest));
  }
  if (holdsNumbers(column)) tests.push(rangeOf(fc, [0, 3, ...numbers]).map((range) => ({ ...placeOf(column, true), range })));
  if (holdsTexts(column) && texts.length > 0) tests.push(pieceOf(fc, texts).map((contains) => ({ ...placeOf(column, true), contains })));
  if ((column.kind === 'date' || column.kind === 'time') && texts.length > 0)
    tests.push(
      coarser(fc, texts)
        .chain((dates) => rangeOf(fc, dates))
        .map((dates) => ({ ...placeOf(column, false), dates })),
    );
  if (column.part === 'province' && texts.length > 0)
    tests.push(someOf(fc, texts).map((divisions) => ({ ...placeOf(column, false), divisions })));
  if (plan.questions.some((question) => question.nodeId === nodeId && question.rowId === rowId))
    tests.push(fc.constantFrom('answered', 'unanswered', 'notShown', 'notReached').map((state) => ({ ...placeOf(column, false), state })));
  return tests;
}

/** Makes random facts on where a response came from, in words that random filters ask for. */
export const arbitraryOrigin = (fc: Fc): Arbitrary<ResponseOrigin> =>
  fc.record({
    device: fc.constantFrom(null, 'phone', 'desktop', 'tablet'),
    os: fc.constantFrom(null, 'android', 'ios', 'windows'),
    browser: fc.constantFrom(null, 'wechat', 'safari'),
    region: fc.constantFrom(null, 'CN-GD', 'CN-HK', 'US'),
  });

/** Random filters that `parseFilter` takes for this plan, on values that these lines of cells have. Give it fast-check's `fc`. */
export function arbitraryFilter(fc: Fc, plan: ColumnPlan, lines: readonly (readonly Cell[])[]): Arbitrary<ResponseFilter> {
  const answers = plan.columns.flatMap((column, position) =>
    column.nodeId === undefined
      ? []
      : testsOf(
          fc,
          plan,
          column,
          lines.map((cells) => cells[position] ?? null),
        ),
  );
  const texts = lines.flatMap((cells) => cells.filter(isText));
  const scored = plan.columns.findIndex(({ key }) => key === SCORE_KEY);
  const scores = lines.map((cells) => cells[scored] ?? null).filter(isNumber);
  const score = rangeOf(fc, [0, 2.5, ...scores]).map((range): FilterCondition => ({ score: range }));
  const others: Arbitrary<FilterCondition>[] = [
    rangeOf(fc, ['2026-03-31T10:00:10.000Z', '2026-03-31T10:00:11.000Z'])
      .filter(({ from, to }) => from !== to)
      .map((submitted) => ({ submitted })),
    rangeOf(fc, [0, 10, 60]).map((duration) => ({ duration })),
    someOf(fc, ['', 'mail', 'qr']).map((anyOf) => ({ source: { anyOf } })),
    someOf(fc, ['phone', 'desktop', 'unknown'] as const).map((anyOf) => ({ device: { anyOf } })),
    someOf(fc, ['android', 'ios', 'other', 'unknown'] as const).map((anyOf) => ({ os: { anyOf } })),
    someOf(fc, ['wechat', 'chrome', 'unknown'] as const).map((anyOf) => ({ browser: { anyOf } })),
    someOf(fc, ['CN-GD', 'CN-HK', 'JP', 'unknown']).map((anyOf) => ({ region: { anyOf } })),
    score,
    fc.constantFrom('a', 'b').map((value) => ({ parameter: { name: 'ref', anyOf: [value] } })),
    someOf(fc, [1, 2]).map((anyOf) => ({ version: { anyOf } })),
    someOf(fc, ['complete', 'screened', 'over_quota'] as const).map((anyOf) => ({ status: { anyOf } })),
    pieceOf(fc, texts).map((contains) => ({ text: { contains } })),
    fc.boolean().map((valid) => ({ valid })),
    fc.boolean().map((starred) => ({ starred })),
    someOf(fc, ['x', 'y']).map((anyOf) => ({ tags: { anyOf } })),
    someOf(fc, QUALITY_FLAGS).map((anyOf) => ({ quality: { anyOf } })),
    fc.boolean().map((flagged) => ({ flagged })),
    ...(plan.columns.some(({ arrival }) => arrival !== undefined)
      ? [
          fc.constantFrom('k', 'lin', 'j9').map((contains) => ({ link: { contains } })),
          fc.constantFrom('k', 'tea').map((contains) => ({ invitation: { contains } })),
        ]
      : []),
  ];
  const condition: Arbitrary<FilterCondition> = fc.oneof(
    ...(answers.length === 0 ? [] : [{ weight: 4, arbitrary: fc.oneof(...answers).map((answer) => ({ answer })) }]),
    ...(scored < 0 ? [] : [{ weight: 1, arbitrary: score }]),
    { weight: 1, arbitrary: fc.oneof(...others) },
  );
  const match = fc.constantFrom<'all' | 'any'>('all', 'any');
  const brackets: Arbitrary<FilterBrackets> = fc.record({
    group: fc.record({ match, conditions: fc.array(condition, { minLength: 1, maxLength: 3 }) }),
  });
  return fc.record({
    match,
    conditions: fc.array(fc.oneof({ weight: 3, arbitrary: condition }, { weight: 1, arbitrary: brackets }), { maxLength: 3 }),
  });
}
