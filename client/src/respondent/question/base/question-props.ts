import type { Answer, AnswerError, SurveyNode, SurveyOption, SurveyRow } from '@wence/schema';
import type { Dispatch } from 'react';
import type { Action } from '../../session/action';

/** What every kind of question is given. */
export interface QuestionProps {
  readonly node: SurveyNode;
  /** Its title as it reads now: rich text. */
  readonly title: string;
  /** The title of the group that it opens on this screen, as rich text; empty where it opens none. */
  readonly heading: string;
  /** What it offers now, in this respondent's order. */
  readonly options: readonly SurveyOption[];
  /** Its rows on offer now, in this respondent's order. */
  readonly rows: readonly SurveyRow[];
  readonly answer: Answer | undefined;
  /** The one that is told. */
  readonly error: AnswerError | undefined;
  /** All that are shown now, the told one first: which parts of a control are wrong. */
  readonly errors: readonly AnswerError[];
  readonly dispatch: Dispatch<Action>;
}

/** A question as it is shown: with what it offers now. */
export interface Shown {
  readonly node: SurveyNode;
  readonly options: readonly SurveyOption[];
  readonly rows: readonly SurveyRow[];
}
