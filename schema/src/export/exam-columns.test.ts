import { describe, expect, it } from '@jest/globals';
import { scoreExam } from '../exam/score-exam.js';
import { single, text } from '../testing/build-node.js';
import { surveyWith } from '../testing/build-survey.js';
import { nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { cellsOf } from './cells-of.js';
import { columnPlan } from './column-plan.js';
import { storedResponse } from './testing/stored-response.js';

const plain = surveyWith({ language: 'en' }, single('Q1', 'Capital?', ['Paris', 'Lyon']), text('Q2', 'Why?'));
const paris = optionIdOf(plain, 'Q1', 'Paris');
const exam = {
  ...plain,
  settings: { exam: {} },
  nodes: plain.nodes.map((node) => (node.code === 'Q1' ? { ...node, exam: { score: 2.5, optionIds: [paris] } } : node)),
};
function rowOf(response: Parameters<ReturnType<typeof cellsOf>>[0]) {
  const plan = columnPlan([exam]);
  const cells = cellsOf(plan, exam)(response);
  return Object.fromEntries(plan.columns.map(({ name }, place) => [name, cells[place]]));
}

describe('the columns of an exam', () => {
  it('are the score, and the points and the mark of each question that is marked, behind the facts', () => {
    const columns = columnPlan([exam]).columns.filter((column) => column.exam);

    expect(columns.map(({ name, label, kind }) => [name, label, kind])).toEqual([
      ['SCORE', 'Score', 'number'],
      ['Q1_SCORE', 'Capital? - Score', 'number'],
      ['Q1_CORRECT', 'Capital? - Marking', 'text'],
    ]);
    expect(columns[2]?.values.map(({ value, title }) => [value, title])).toEqual([
      ['correct', 'Right'],
      ['partly', 'Partly right'],
      ['wrong', 'Wrong'],
      ['unmarked', 'Waiting for marking'],
    ]);
    expect(columnPlan([plain]).columns.some((column) => column.exam)).toBe(false);
  });

  it('stay, as retired ones, when the survey is an exam no more', () => {
    const columns = columnPlan([plain, exam]).columns.filter((column) => column.exam);

    expect(columns.map(({ name, retired }) => [name, retired])).toEqual([
      ['SCORE', true],
      ['Q1_SCORE', true],
      ['Q1_CORRECT', true],
    ]);
  });

  it('hold what the response earned, and nothing where it was not scored', () => {
    const answers = { [nodeIdOf(exam, 'Q1')]: { option: paris } };

    expect(rowOf(storedResponse(answers, { exam: scoreExam(exam, answers) }))).toMatchObject({
      SCORE: 2.5,
      Q1_SCORE: 2.5,
      Q1_CORRECT: 'correct',
    });
    expect(rowOf(storedResponse(answers))).toMatchObject({ SCORE: null, Q1_SCORE: null, Q1_CORRECT: null });
  });
});
