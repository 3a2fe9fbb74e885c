import { isPerPage, welcomeOf } from '../defaults.js';
import type { SurveyDefinition } from '../definition.js';

/** Facts about a survey that the store knows and its definition does not. */
interface StoredSurvey<State> {
  readonly id: string;
  readonly state: State;
}

/** The survey's own fields (Spec 3, survey base). */
export interface SurveyRecord<State> extends StoredSurvey<State> {
  readonly perPage: boolean;
  readonly title: string;
  readonly welcome: string;
}

/** The survey's own fields, spelled out. */
export const surveyRecord = <State>(definition: SurveyDefinition, { id, state }: StoredSurvey<State>): SurveyRecord<State> => ({
  id,
  perPage: isPerPage(definition),
  title: definition.title,
  welcome: welcomeOf(definition),
  state,
});
