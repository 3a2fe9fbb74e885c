import type { Answer, AnswerError, SurveyNode, SurveyOption, SurveyRow } from '@wence/schema';
import type { Dispatch } from 'react';
import type { Action } from '../../session/action';

/** Props of every question control. */
export interface QuestionProps {
  readonly node: SurveyNode;
  /** Current title, as rich text. */
  readonly title: string;
  /** The title of the group that it opens on this screen, as rich text; empty where it opens none. */
  readonly heading: string;
  /** Options on offer now, in this respondent's order. */
  readonly options: readonly SurveyOption[];
  /** Rows on offer now, in this respondent's order. */
  readonly rows: readonly SurveyRow[];
  readonly answer: Answer | undefined;
  /** The error that is shown. */
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
