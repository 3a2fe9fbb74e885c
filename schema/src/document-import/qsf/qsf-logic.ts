import { bothOf, eitherOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftWhen } from '../draft/draft-survey.js';
import { type JsonRecord, isJsonRecord, recordOf, textOf } from '../draft/json-record.js';
import { comparePart } from '../expression/compare-part.js';
import type { Comparing } from '../expression/read-expression.js';

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

type FindPart = (questionId: string) => DraftPart | undefined;

/** A test as Qualtrics writes it: a locator that names question and choice, an operator, a value. Undefined if we cannot say it. */
export function qsfTest(find: FindPart, locator: string, operator: string, value: string): DraftWhen | undefined {
  const [, question = '', path = ''] = /^q:\/\/([^/]+)\/?(.*)$/.exec(locator) ?? [];
  const part = find(question);
  const comparing = OPERATORS[operator.replace(/\s+/g, '')];
  if (!part || comparing === undefined) return undefined;
  const [, first, second] = /^Selectable(?:Choice|Answer)\/([^/]+)(?:\/([^/]+))?/.exec(path) ?? [];
  if (part.rows && first !== undefined && second !== undefined) return comparePart({ part, row: first }, comparing, [second]);
  if (part.rows) return undefined;
  const isValue = comparing === 'empty' || comparing === 'notEmpty';
  if (isValue) return comparePart({ part }, comparing, []);
  const compared = first ?? value;
  return compared === '' ? undefined : comparePart({ part }, comparing, [compared]);
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

/** A condition as people read it, out of the descriptions in the file. */
export function qsfDescription(expression: unknown, read: (html: string) => string): string {
  const tests = numbered(recordOf(expression)).flatMap(numbered);
  return tests.map(({ Description, LeftOperand }) => read(textOf(Description)) || textOf(LeftOperand)).join(' ');
}
