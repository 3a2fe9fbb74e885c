import type { Answer, AnswerError, Language, SurveyDefinition, SurveyNode } from '@wence/schema';
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

/** Parts that some surveys add to questions of many kinds. */
export interface ExtraParts {
  /** Awaited before the survey is shown; decides itself whether it applies. Never rejects. */
  readonly prepare?: (definition: SurveyDefinition) => Promise<void>;
  /** Rendered under the control of every question; decides itself whether it applies. */
  readonly Extra: ComponentType<QuestionProps>;
  /** Replaces each option of a choice. */
  readonly Row?: ComponentType<ExtraRowProps>;
  /** Wraps the screens of the visit. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }>;
  /** Adds to a visit that begins, or that has taken the step `after`. */
  readonly fill?: (session: Session, after?: Action['type']) => Session;
  /** Replaces the session reducer, which it calls itself. */
  readonly reduce?: (session: Session, action: Action, at: number) => Session;
}

/** The loaded controls, by name. */
export const loadedControls = new Map<ControlName, QuestionControl>();

/** The loaded extra parts, by name. */
export const loadedExtras = new Map<string, ExtraParts>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loadedControls.get(name);
}
