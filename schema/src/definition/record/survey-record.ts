import { isPerPage, welcomeOf } from '../defaults.js';
import type { SurveyDefinition } from '../definition.js';

/** The survey's own fields (Spec 3, survey base) as far as the definition has them; `id` and `state` are the server's to add. */
export interface SurveyRecord {
  readonly perPage: boolean;
  readonly title: string;
  readonly welcome: string;
}

/** The survey's own fields, spelled out. */
export const surveyRecord = (definition: SurveyDefinition): SurveyRecord => ({
  perPage: isPerPage(definition),
  title: definition.title,
  welcome: welcomeOf(definition),
});
