import { bothOf, eitherOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftWhen } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, numberOf, recordOf, textOf } from '../draft/json-record.js';
import { comparePart } from '../expression/compare-part.js';
import type { Comparing } from '../expression/read-expression.js';
import type { ReadText } from './qsf-content.js';

const OPERATORS: Readonly<Record<string, Comparing>> = {
  Selected: 'equal',
  NotSelected: 'notEqual',
  EqualTo: 'equal',
  NotEqualTo: 'notEqual',
  GreaterThan: 'greater',
  LessThan: 'less',
  GreaterThanOrEqual: 'greaterOrEqual',
  LessThanOrEqual: 'lessOrEqual',
  Contains: 'contains',
  DoesNotContain: 'notContains',
  Empty: 'empty',
  NotEmpty: 'notEmpty',
};

const HOW_MANY = 5;
/** Answers that are a text or a number for each option. */
const BY_OPTION: ReadonlySet<string> = new Set(['form', 'rank', 'proportion', 'matrixFill']);
/** Answers that are one text or one number. */
const BY_VALUE: ReadonlySet<string> = new Set(['text', 'date', 'time', 'rate', 'slider', 'matrixRate']);

export type FindPart = (questionId: string) => DraftPart | undefined;

interface Test {
  readonly part: DraftPart;
  readonly comparing: Comparing;
  readonly value: string;
}

/** Which choice, or which answer of which row, is chosen. An answer without a row is that of any row. */
function chosen(
  { part, comparing, value }: Test,
  what: string,
  first: string | undefined,
  second: string | undefined,
): DraftWhen | undefined {
  if (!part.rows) return first === undefined ? undefined : comparePart({ part }, comparing, [first]);
  if (first !== undefined && second !== undefined) return comparePart({ part, row: first }, comparing, [second]);
  if (first !== undefined && what === 'SelectableAnswer' && comparing === 'equal') return comparePart({ part }, comparing, [first]);
  return value === '' || part.kind !== 'matrixRate' ? undefined : comparePart({ part, row: first }, comparing, [value]);
}

/** How many are chosen: so many, or from so many to so many. */
function counted({ part, comparing, value }: Test): DraftWhen | undefined {
  const [number, most] = [numberOf(value), part.options?.length ?? 0];
  if (part.kind !== 'multiple' || number === undefined) return undefined;
  const ranges: Partial<Record<Comparing, readonly [number, number]>> = {
    equal: [number, number],
    greater: [number + 1, most],
    greaterOrEqual: [number, most],
    less: [0, number - 1],
    lessOrEqual: [0, number],
  };
  const [from, to] = ranges[comparing] ?? [1, 0];
  return from > to ? undefined : [[{ question: part.key, algorithm: HOW_MANY, result: from === to ? [from] : [from, to] }]];
}

/** Whole answers that are one text or number, or the one of a field, an item or a row. */
function valued({ part, comparing, value }: Test, first: string | undefined, second: string | undefined): DraftWhen | undefined {
  const values = comparing === 'empty' || comparing === 'notEmpty' ? [] : [value];
  if (values[0] === '') return undefined;
  if (BY_VALUE.has(part.kind)) return comparePart({ part, ...(part.rows && { row: first }) }, comparing, values);
  const [row, option] = part.rows ? [first, second] : [undefined, first];
  if (!BY_OPTION.has(part.kind) || option === undefined) return undefined;
  const numbers = part.kind === 'rank' || part.kind === 'proportion' ? values.map(Number) : values;
  return comparePart({ part, row }, comparing, numbers)?.map((list) => list.map((test) => ({ ...test, options: [option] })));
}

/** A test as Qualtrics writes it: a locator that names question and choice, an operator, a value. Undefined if we cannot say it. */
export function qsfTest(find: FindPart, locator: string, operator: string, value: string): DraftWhen | undefined {
  const [, question = '', path = ''] = /^q:\/\/([^/]+)\/?([^?]*)/.exec(locator) ?? [];
  const part = find(question);
  const comparing = OPERATORS[operator.replace(/\s+/g, '')];
  if (!part || comparing === undefined) return undefined;
  const test = { part, comparing, value };
  const [what = '', first, second] = path.split('/');
  const isEmptiness = comparing === 'empty' || comparing === 'notEmpty';
  if (/^Selectable(?:Choice|Answer)$/.test(what) && !isEmptiness) return chosen(test, what, first, second);
  if (/^Selected(?:Choices|Answer)Count$/.test(what)) return counted(test);
  if (/^Choice(?:Text|Numeric)EntryValue$/.test(what) || (what === '' && BY_VALUE.has(part.kind))) return valued(test, first, second);
  if (isEmptiness && !part.rows && (what === '' || what === 'ChoiceGroup')) return comparePart({ part }, comparing, []);
  return undefined;
}

/** The entries of an object that stands for a list. */
const numbered = (record: JsonRecord): JsonRecord[] =>
  Object.entries(record).flatMap(([key, entry]) => (/^\d+$/.test(key) && isJsonRecord(entry) ? [entry] : []));

/** Sets after the first one say `AndIf` or `ElseIf`; tests say `And` or `Or`. */
const isOr = (conjunction: unknown): boolean => /^(?:or|else)/i.test(textOf(conjunction));

/** A tree of two levels: sets of tests, joined by "and" or "or" at both. Undefined if any of it cannot be said. */
export function qsfWhen(find: FindPart, expression: unknown): DraftWhen | undefined {
  let when: DraftWhen | undefined = [];
  for (const [place, set] of numbered(recordOf(expression)).entries()) {
    let inner: DraftWhen | undefined = [];
    for (const [index, test] of numbered(set).entries()) {
      const locator = textOf(test.LeftOperand) || textOf(test.ChoiceLocator);
      const one =
        textOf(test.LogicType) === 'Question' ? qsfTest(find, locator, textOf(test.Operator), textOf(test.RightOperand)) : undefined;
      // Files spell the key without its second "n".
      inner = index > 0 && isOr(test.Conjuction ?? test.Conjunction) ? eitherOf(inner, one) : bothOf(inner, one);
    }
    when = place > 0 && isOr(set.Type) ? eitherOf(when, inner) : bothOf(when, inner);
  }
  return when?.length === 0 ? undefined : when;
}

/** The conditions of branches, all at once; empty without any. */
export const qsfAllOf = (find: FindPart, expressions: readonly unknown[]): DraftWhen | undefined =>
  expressions.map((each) => qsfWhen(find, each)).reduce<DraftWhen | undefined>(bothOf, []);

/** A condition as people read it, out of the descriptions in the file. */
export function qsfDescription(expression: unknown, read: ReadText): string {
  const tests = numbered(recordOf(expression)).flatMap(numbered);
  return tests.map(({ Description, LeftOperand }) => read(textOf(Description)) || textOf(LeftOperand)).join(' ');
}
