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

/** A picture of a survey's library (Spec 3, survey image). */
export interface SurveyImage {
  readonly id: string;
  /** The path under which it is stored, relative to the base address. */
  readonly name: string;
  /** Name of the file as it was uploaded. */
  readonly originalName: string;
  readonly surveyId: string;
}

export interface ImageRecord extends SurveyImage {
  /** Address that precedes `name`; without a trailing slash. */
  readonly baseAddress: string;
}

/** Placeholder for the product's own address where none is configured (Spec 3, survey image); the page that shows the picture replaces it. */
export const HOST_PLACEHOLDER = '{host}';

/** The fields of a picture, with the base address that is configured or the placeholder for it. */
export const imageRecord = ({ id, name, originalName, surveyId }: SurveyImage, baseAddress = HOST_PLACEHOLDER): ImageRecord => ({
  id,
  name,
  originalName,
  surveyId,
  baseAddress,
});
