import type { Answer, AnswerError, SurveyNode } from '@wence/schema';
import type { Dispatch } from 'react';
import type { Action } from '../session/action';

/** What every kind of question is given. */
export interface QuestionProps {
  readonly node: SurveyNode;
  /** As the respondent counts: the questions they see, from 1. */
  readonly number: number;
  readonly answer: Answer | undefined;
  readonly error: AnswerError | undefined;
  readonly dispatch: Dispatch<Action>;
}
