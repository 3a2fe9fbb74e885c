import type { Answer, Answers } from '../answer/answer.js';
import { isEmptyAnswer } from '../answer/is-empty-answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { addToPart, type PartTally, partTally } from './part-tally.js';
import { type PlannedQuestion, type PlannedRow, planTally } from './tally-plan.js';

/** Counts of one row of a matrix. */
export interface RowTally extends PartTally {
  readonly plan: PlannedRow;
}

export interface QuestionTally extends PartTally {
  readonly plan: PlannedQuestion;
  readonly rows: ReadonlyMap<number, RowTally>;
}

/** Counts of a survey that grow by one response at a time. Its size depends on the survey, not on how many answered. */
export interface Tally {
  total: number;
  readonly questions: ReadonlyMap<number, QuestionTally>;
}

const questionTally = (plan: PlannedQuestion): QuestionTally => ({
  ...partTally(plan.options),
  plan,
  rows: new Map(plan.rows.map((row) => [row.row.id, { ...partTally(plan.options), plan: row }])),
});

/** An empty tally of the newest version and, newest first, older ones whose answers are to be counted with it. Versions are united by id. */
export const createTally = (newest: SurveyDefinition, olderVersions: readonly SurveyDefinition[] = []): Tally => ({
  total: 0,
  questions: new Map(planTally([newest, ...olderVersions]).map((plan) => [plan.node.id, questionTally(plan)])),
});

const addAnswer = (question: QuestionTally, answer: Answer): void => {
  addToPart(question, answer);
  if (!('rows' in answer) || Array.isArray(answer.rows)) return;
  for (const [rowId, cell] of Object.entries(answer.rows)) {
    const row = question.rows.get(Number(rowId));
    if (row !== undefined && !isEmptyAnswer(cell)) addToPart(row, cell);
  }
};

/** Counts one stored response in. Responses come oldest first; answers are effective, as `validateAnswers` gave them. */
export const addResponse = (tally: Tally, answers: Answers): void => {
  tally.total += 1;
  for (const [key, answer] of Object.entries(answers)) {
    const question = tally.questions.get(Number(key));
    if (question !== undefined && !isEmptyAnswer(answer)) addAnswer(question, answer);
  }
};
