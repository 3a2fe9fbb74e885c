import type { Answer, AnswerError, Language } from '@wence/schema';
import type { ComponentType } from 'react';
import type { QuestionProps } from './question-props';
import type { Shown } from './shown';

/** A control that is loaded when a survey has such a question, with its own words. */
export interface QuestionControl {
  readonly Control: ComponentType<QuestionProps>;
  /** Says how to put an answer right. Undefined: the page's own words will do. */
  readonly errorText?: (language: Language, shown: Shown, answer: Answer | undefined, error: AnswerError) => string | undefined;
}
