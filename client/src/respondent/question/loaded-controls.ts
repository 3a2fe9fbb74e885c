import type { SurveyNode } from '@wence/schema';
import { type ControlName, controlOf } from '../session/answerable';
import type { QuestionControl } from './question-control';

/** The controls that are here, beside the page's own. */
export const loadedControls = new Map<ControlName, QuestionControl>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loadedControls.get(name);
}
