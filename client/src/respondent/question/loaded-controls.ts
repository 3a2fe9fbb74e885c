import type { SurveyNode } from '@wence/schema';
import { type ControlName, controlOf } from '../session/answerable';
import type { ExtraParts } from './extra-parts';
import type { QuestionControl } from './question-control';

/** The controls that are here, beside the page's own. */
export const loadedControls = new Map<ControlName, QuestionControl>();

/** What goes with questions of many kinds where the survey wants it. */
export const loadedExtras = new Map<string, ExtraParts>();

/** The control of a question of a survey that was prepared; undefined for the page's own ones, and where there is none. */
export function loadedControlOf(node: SurveyNode): QuestionControl | undefined {
  const name = controlOf(node);
  return name === null ? undefined : loadedControls.get(name);
}
