import { type Answers, isEmptyAnswer } from '../answer/answer.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { addAnswer } from './count-answer.js';
import { type QuestionTally, questionTally } from './question-tally.js';
import { planTally } from './tally-plan.js';

export type { QuestionTally } from './question-tally.js';

/** Counts of a survey that grow by one response at a time. Its size depends on the survey, not on how many answered. */
export interface Tally {
  total: number;
  readonly questions: ReadonlyMap<number, QuestionTally>;
}

/** An empty tally of the newest version and, newest first, older ones whose answers are to be counted with it. Versions are united by id. */
export const createTally = (newest: SurveyDefinition, olderVersions: readonly SurveyDefinition[] = []): Tally => ({
  total: 0,
  questions: new Map(planTally([newest, ...olderVersions]).map((plan) => [plan.node.id, questionTally(plan)])),
});

/** Counts one stored response. Responses come oldest first; answers are effective, as `validateAnswers` returned them. */
export function addResponse(tally: Tally, answers: Answers): void {
  tally.total += 1;
  for (const [key, answer] of Object.entries(answers)) {
    const question = tally.questions.get(Number(key));
    if (question !== undefined && !isEmptyAnswer(answer)) addAnswer(question, answer);
  }
}
