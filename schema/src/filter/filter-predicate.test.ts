import { describe, expect, it } from '@jest/globals';
import type { ExamResult } from '../exam/score-exam.js';
import { cellsOf } from '../export/cells-of.js';
import { ARRIVALS } from '../export/arrival.js';
import { columnPlan } from '../export/column-plan.js';
import { storedResponse } from '../export/testing/stored-response.js';
import { growingTable, matrix } from '../testing/build-grid.js';
import { cascade, city, date, form, multiple, rate, single, slider, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { answersOf, type NamedAnswer } from '../testing/named-answer.js';
import { nodeIdOf, optionIdOf, rowIdOf } from '../testing/by-name.js';
import type { AnswerTest, FilterCondition, NotedResponse, NumberRange, ResponseFilter } from './filter.js';
import { filterExpression } from './filter-expression.js';
import { filterTest } from './filter-predicate.js';
import { expressionHolds } from '../testing/expression-holds.js';

const asked = survey(
  single('Q1', 'Colour?', ['red', 'blue', { title: 'other', other: true }]),
  multiple('Q2', 'Drinks?', ['tea', 'milk', 'mate']),
  text('Q3', 'Why?'),
  rate('Q4', 'Rate'),
  slider('Q5', 'Slide', { setting: { min: -10, max: 10 } }),
  matrix(1, 'Q6', 'Rows', ['taste', 'price'], ['good', 'bad']),
  form('Q7', 'Form', ['name', { title: 'age', type: 1 }]),
  date('Q8', 'When?'),
  cascade('Q9', 'Place', [{ title: 'Hebei', nodes: [{ title: 'Baoding' }] }, { title: 'Hunan' }]),
  city('Q10', 'City'),
  growingTable('Q11', 'Family', ['name', 'job']),
);
const plan = columnPlan([asked], { arrivals: ARRIVALS });

const option = (code: string, ...titles: readonly string[]): number[] => titles.map((title) => optionIdOf(asked, code, title));
const row = (title: string) => ({ rowId: rowIdOf(asked, 'Q6', title) });

interface Given {
  readonly answers?: Readonly<Record<string, NamedAnswer>>;
  readonly facts?: Partial<NotedResponse>;
}

/** Whether the condition holds of a response. */
const holds = (condition: FilterCondition, given: Given): boolean => isMeant({ conditions: [condition] }, given);

/** Whether a response is meant; the test of the answers and the expression over columns have to agree. */
function isMeant(filter: ResponseFilter, { answers = {}, facts = {} }: Given): boolean {
  const response = { ...storedResponse(answersOf(asked, answers)), starred: false, tags: [], quality: [], ...facts };
  const expected = filterTest(filter, asked)(response);
  expect(expressionHolds(plan, cellsOf(plan, asked)(response), response)(filterExpression(filter, plan))).toBe(expected);
  return expected;
}

/** The same for a condition on the score, in a survey that is an exam. */
function scoreHolds(condition: FilterCondition, exam: ExamResult | null): boolean {
  const definition = { ...asked, settings: { exam: {} } };
  const ofExam = columnPlan([definition]);
  const filter = { conditions: [condition] };
  const response = { ...storedResponse({}, { exam }), starred: false, tags: [], quality: [] };
  const expected = filterTest(filter, definition)(response);
  expect(expressionHolds(ofExam, cellsOf(ofExam, definition)(response), response)(filterExpression(filter, ofExam))).toBe(expected);
  return expected;
}

const meets = (code: string, test: AnswerTest & { rowId?: number; optionId?: number }, answer?: NamedAnswer): boolean =>
  holds({ answer: { nodeId: nodeIdOf(asked, code), ...test } }, { answers: answer === undefined ? {} : { [code]: answer } });

describe('a filter', () => {
  const [first, second] = [{ version: { anyOf: [1] } }, { starred: true }];
  const starred = { facts: { starred: true } };

  it('means responses of which all conditions are true, or any, and every response if it has none', () => {
    expect([isMeant({ conditions: [first, second] }, {}), isMeant({ conditions: [first, second] }, starred)]).toEqual([false, true]);
    expect(isMeant({ match: 'any', conditions: [first, second] }, {})).toBe(true);
    expect(isMeant({ match: 'any', conditions: [{ valid: false }, second] }, {})).toBe(false);
    expect([isMeant({ conditions: [] }, {}), isMeant({ match: 'any', conditions: [] }, {})]).toEqual([true, true]);
  });

  it('combines the conditions in brackets by themselves', () => {
    const either = { group: { match: 'any' as const, conditions: [second, { tags: { anyOf: ['vip'] } }] } };

    expect([{}, starred].map((given) => isMeant({ conditions: [first, either] }, given))).toEqual([false, true]);
  });
});

describe('a condition of a filter', () => {
  it('on options is about what was chosen', () => {
    expect(meets('Q1', { anyOf: option('Q1', 'red', 'other') }, 'red')).toBe(true);
    expect(meets('Q1', { anyOf: option('Q1', 'red', 'other') }, 'blue')).toBe(false);
    expect(meets('Q2', { allOf: option('Q2', 'tea', 'mate') }, ['tea', 'milk', 'mate'])).toBe(true);
    expect(meets('Q2', { allOf: option('Q2', 'tea', 'mate') }, ['tea', 'milk'])).toBe(false);
    expect(meets('Q6', { ...row('price'), anyOf: option('Q6', 'bad') }, { price: 'bad' })).toBe(true);
    expect(meets('Q6', { ...row('price'), anyOf: option('Q6', 'bad') }, { taste: 'bad' })).toBe(false);
    expect(meets('Q9', { anyOf: option('Q9', 'Baoding') }, ['Hebei', 'Baoding'])).toBe(true);
    expect(meets('Q9', { anyOf: option('Q9', 'Hebei') }, ['Hebei', 'Baoding'])).toBe(true);
  });

  it('that none of some options was chosen needs an answer', () => {
    const noTea = { noneOf: option('Q2', 'tea') };

    expect(meets('Q2', noTea, ['milk'])).toBe(true);
    expect(meets('Q2', noTea, ['milk', 'tea'])).toBe(false);
    expect(meets('Q2', noTea)).toBe(false);
    expect(meets('Q6', { ...row('price'), noneOf: option('Q6', 'good') }, { taste: 'bad' })).toBe(false);
  });

  it('on numbers includes both ends and is not met without an answer', () => {
    expect([1, 2, 4, 5].map((number) => meets('Q4', { range: { from: 2, to: 4 } }, number))).toEqual([false, true, true, false]);
    expect(meets('Q4', { range: { to: 4 } })).toBe(false);
    expect(meets('Q5', { range: { to: -3 } }, -3)).toBe(true);
    expect(meets('Q5', { range: { to: -3 } })).toBe(false);
    expect(meets('Q7', { optionId: option('Q7', 'age')[0], range: { from: 18 } }, { age: '018' })).toBe(true);
    expect(meets('Q11', { range: { from: 2 } }, [{ name: 'Ann' }, { name: 'Bob' }])).toBe(true);
  });

  it('on texts finds a part, letters A to Z in either case, in any text of the question or in one', () => {
    expect(meets('Q3', { contains: 'TEA' }, 'more tea please')).toBe(true);
    expect(meets('Q3', { contains: 'coffee' }, 'more tea please')).toBe(false);
    expect(meets('Q1', { contains: 'gr' }, [['other', 'Green']])).toBe(true);
    expect(meets('Q7', { optionId: option('Q7', 'name')[0], contains: 'ann' }, { name: 'Joanna' })).toBe(true);
    expect(meets('Q11', { contains: 'nurse' }, [{ name: 'Ann', job: 'head nurse' }])).toBe(true);
  });

  it('on dates is as exact as its ends', () => {
    expect(
      ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((day) =>
        meets('Q8', { dates: { from: '2026-03', to: '2026-03' } }, day),
      ),
    ).toEqual([false, true, true, false]);
    expect(meets('Q8', { dates: { to: '2026' } })).toBe(false);
  });

  it('on places names a province, a city or a district', () => {
    const beijing = { codes: ['110000', '110100', '110105'] };

    expect([['110000'], ['110105'], ['130000']].map((divisions) => meets('Q10', { divisions }, beijing))).toEqual([true, true, false]);
  });

  it('on the state tells an answer from a question left open', () => {
    expect([meets('Q1', { state: 'answered' }, 'red'), meets('Q1', { state: 'answered' })]).toEqual([true, false]);
    expect([meets('Q1', { state: 'unanswered' }, 'red'), meets('Q1', { state: 'unanswered' })]).toEqual([false, true]);
    expect(meets('Q6', { ...row('taste'), state: 'unanswered' }, { price: 'bad' })).toBe(true);
    expect(meets('Q6', { ...row('price'), state: 'answered' }, { price: 'bad' })).toBe(true);
  });

  it('on times includes the beginning and excludes the end', () => {
    const at = (submittedAt: string): Given => ({ facts: { submittedAt: new Date(submittedAt) } });
    const march = { submitted: { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z' } };

    expect(['2026-02-28T23:59:59.999Z', '2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z'].map((time) => holds(march, at(time)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(holds({ duration: { from: 10, to: 10 } }, {})).toBe(true);
    expect(holds({ duration: { from: 0 } }, { facts: { startedAt: null } })).toBe(false);
  });

  it('on facts about the response takes any of the values', () => {
    expect(holds({ source: { anyOf: ['mail'] } }, { facts: { source: 'mail' } })).toBe(true);
    expect(holds({ source: { anyOf: ['mail'] } }, {})).toBe(false);
    expect(holds({ source: { anyOf: [''] } }, {})).toBe(true);
    expect(holds({ device: { anyOf: ['phone', 'tablet'] } }, { facts: { device: 'tablet' } })).toBe(true);
    expect(holds({ os: { anyOf: ['ios'] } }, { facts: { os: 'android' } })).toBe(false);
    expect(holds({ browser: { anyOf: ['wechat'] } }, { facts: { browser: 'wechat' } })).toBe(true);
    expect([null, 'JP', 'CN-GD'].map((region) => holds({ region: { anyOf: ['unknown', 'CN-GD'] } }, { facts: { region } }))).toEqual([
      true,
      false,
      true,
    ]);
    expect(holds({ parameter: { name: 'ref', anyOf: ['a'] } }, { facts: { params: { ref: 'a' } } })).toBe(true);
    expect(holds({ parameter: { name: 'toString', anyOf: ['a'] } }, { facts: { params: { ref: 'a' } } })).toBe(false);
    const link = { code: 'k3J9x', name: 'Lin Mei' };
    expect(['lin', 'J9', 'wang'].map((contains) => holds({ link: { contains } }, { facts: { link } }))).toEqual([true, true, false]);
    expect(holds({ link: { contains: 'a' } }, {})).toBe(false);
    expect(holds({ invitation: { contains: 'tea' } }, { facts: { invitationCode: 'TEA42' } })).toBe(true);
    expect(holds({ invitation: { contains: 'tea' } }, {})).toBe(false);
    expect(holds({ version: { anyOf: [1, 2] } }, {})).toBe(true);
    expect(holds({ status: { anyOf: ['screened'] } }, {})).toBe(false);
    expect(holds({ valid: false }, { facts: { valid: false } })).toBe(true);
    expect(holds({ starred: true }, {})).toBe(false);
    expect(holds({ tags: { anyOf: ['vip'] } }, { facts: { tags: ['new', 'vip'] } })).toBe(true);
  });

  it('on the score includes both ends and half points, takes what an answer that waits has not earned yet for nothing, and needs a score', () => {
    const exam: ExamResult = { score: 2.5, maximum: 5, questions: [] };
    const score = (range: NumberRange, result: ExamResult | null = exam) => scoreHolds({ score: range }, result);

    expect([{ from: 2.5 }, { to: 2.5 }, { from: 2.5, to: 2.5 }, { from: -1 }].map((range) => score(range))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([{ from: 3 }, { to: 2 }].map((range) => score(range))).toEqual([false, false]);
    expect(score({ to: 0 }, { score: 0, maximum: 5, waiting: 1, questions: [] })).toBe(true);
    expect([{ from: 0 }, { to: 5 }].map((range) => score(range, null))).toEqual([false, false]);
  });

  it('on the score is met by no response of a survey that never was an exam', () => {
    expect(holds({ score: { from: 0 } }, {})).toBe(false);
  });

  it('on quality takes any of the flags, or asks whether there is one at all', () => {
    const quick: Given = { facts: { quality: ['speeding'] } };

    expect(holds({ quality: { anyOf: ['burst', 'speeding'] } }, quick)).toBe(true);
    expect(holds({ quality: { anyOf: ['burst'] } }, quick)).toBe(false);
    expect([{}, quick].map((given) => holds({ flagged: true }, given))).toEqual([false, true]);
    expect([{}, quick].map((given) => holds({ flagged: false }, given))).toEqual([true, false]);
  });

  it('on any text looks into every question', () => {
    expect(holds({ text: { contains: 'green' } }, { answers: { Q3: 'no', Q1: [['other', 'dark green']] } })).toBe(true);
    expect(holds({ text: { contains: 'red' } }, { answers: { Q1: 'red' } })).toBe(false);
  });
});
