import type { Answer, AnswerError, Language, SurveyNode } from '@wence/schema';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Action } from '../../session/action';
import { type ControlName, controlOf } from '../../session/answerable';
import type { Session } from '../../session/session';
import type { OptionRowProps } from './OptionRow';
import type { QuestionProps, Shown } from './question-props';

/** A control that is loaded when a survey has such a question, with its own words. */
export interface QuestionControl {
  readonly Control: ComponentType<QuestionProps>;
  /** Says how to put an answer right. Undefined: the page's own words will do. */
  readonly errorText?: (language: Language, shown: Shown, answer: Answer | undefined, error: AnswerError) => string | undefined;
}

export interface ExtraRowProps {
  readonly nodeId: number;
  /** The option as its question draws it. */
  readonly row: ReactElement<OptionRowProps>;
}

/** What some surveys want with questions of many kinds. */
export interface ExtraParts {
  /** Stands under the controls of all questions; it sees for itself which it is for. */
  readonly Extra: ComponentType<QuestionProps>;
  /** In the place of each option of a choice. */
  readonly Row?: ComponentType<ExtraRowProps>;
  /** Around the screens of the visit. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** In the place of the page's own steps, which it takes itself. */
  readonly reduce?: (session: Session, action: Action, at: number) => Session;
}

/** The controls that are here, beside the page's own. */
export const loadedControls = new Map<ControlName, QuestionControl>();

/** What goes with questions of many kinds where the survey wants it. */
export const loadedExtras = new Map<string, ExtraParts>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loadedControls.get(name);
}
