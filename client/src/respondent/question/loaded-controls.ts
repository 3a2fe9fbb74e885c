import type { SurveyNode } from '@wence/schema';
import type { ComponentType } from 'react';
import { type ControlName, controlOf } from '../session/answerable';
import type { QuestionControl } from './question-control';
import type { QuestionProps } from './question-props';

/** The controls that are here, beside the page's own. */
export const loadedControls = new Map<ControlName, QuestionControl>();

/** What stands under the controls of all questions where the survey wants it; each sees for itself which questions it is for. */
export const loadedExtras = new Map<string, ComponentType<QuestionProps>>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loadedControls.get(name);
}
