import type { Answer, Answers, ChoiceAnswer } from '../answer/answer.js';
import { isEmptyAnswer } from '../answer/is-empty-answer.js';
import { isOther } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { NewestTexts } from './newest-texts.js';
import { type PlannedOption, type PlannedQuestion, planTally } from './tally-plan.js';

export interface OptionTally {
  readonly plan: PlannedOption;
  count: number;
  /** Of an option with an input, what was typed into it. */
  readonly texts?: NewestTexts;
}

export interface QuestionTally {
  readonly plan: PlannedQuestion;
  /** Responses that answered the question. */
  base: number;
  readonly options: ReadonlyMap<number, OptionTally>;
  readonly texts: NewestTexts;
}

/** Counts of a survey that grow by one response at a time. Its size depends on the survey, not on how many answered. */
export interface Tally {
  total: number;
  readonly questions: ReadonlyMap<number, QuestionTally>;
}

const optionTally = (plan: PlannedOption): OptionTally => ({ plan, count: 0, texts: isOther(plan.option) ? new NewestTexts() : undefined });

const questionTally = (plan: PlannedQuestion): QuestionTally => ({
  plan,
  base: 0,
  options: new Map(plan.options.map((option) => [option.option.id, optionTally(option)])),
  texts: new NewestTexts(),
});

/** An empty tally of the newest version and, newest first, older ones whose answers are to be counted with it. Versions are united by id. */
export const createTally = (newest: SurveyDefinition, olderVersions: readonly SurveyDefinition[] = []): Tally => ({
  total: 0,
  questions: new Map(planTally([newest, ...olderVersions]).map((plan) => [plan.node.id, questionTally(plan)])),
});

/** A question may have been switched between single and multiple choice, so both shapes count on it. */
const choicesOf = (answer: Answer): readonly ChoiceAnswer[] => {
  if ('option' in answer) return [answer];
  return 'options' in answer ? answer.options : [];
};

const addAnswer = (question: QuestionTally, answer: Answer): void => {
  question.base += 1;
  if ('text' in answer && !('option' in answer)) question.texts.add(answer.text);
  for (const { option, text } of choicesOf(answer)) {
    const row = question.options.get(option);
    if (row === undefined) continue;
    row.count += 1;
    if (text !== undefined) row.texts?.add(text);
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
