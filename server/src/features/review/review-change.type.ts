import type { ResponseLogKind } from '../response/response-log.entity.js';
import type { Response, ReviewField } from '../response/response.entity.js';
import type { SurveyOutcome } from '../survey/survey-payload.type.js';

/** Responses of one survey. */
export interface Chosen {
  readonly surveyId: string;
  readonly responseIds: readonly string[];
}

/** A response without its answers, which are large. */
export type ReviewedResponse = Pick<Response, 'id' | 'seq' | 'status' | 'endKind' | 'seats' | ReviewField>;

/** What a change writes into the row of a response, and the kind of its line in the log. */
export interface ReviewChange {
  readonly kind: Exclude<ResponseLogKind, 'submitted' | 'scored' | 'purged' | 'cleared'>;
  readonly patch: Partial<Pick<Response, ReviewField | 'answers' | 'status' | 'endKind' | 'seats'>>;
}

/** Says what becomes of a response; null: it is so already, and nothing is written. May throw, and then nothing at all is written. */
export type Decide = (response: ReviewedResponse) => ReviewChange | null;

/** What a change gives: the survey, how many responses were not so already, and all that were named. */
export interface ReviewOutcome extends SurveyOutcome {
  readonly changed: number;
  readonly responseIds: readonly string[];
}
