import type { Hindrance, Language, SurveyDefinition } from '@wence/schema';

/** A survey as the answering page gets it: one frozen version of a running one, or the draft of an author who tries it out. */
export interface LiveSurvey {
  readonly surveyId: string;
  readonly version: number;
  readonly definition: SurveyDefinition;
}

/** Why the server has nothing to answer, or nobody to take answers. */
export type Refusal = 'notFound' | 'testLinkInvalid' | Hindrance;

export interface Closure {
  readonly why: Refusal;
  /** ISO 8601; with `notStarted`. */
  readonly opensAt?: string;
}

/** `unreachable` is nobody's decision: worth another try. */
export type Problem = Closure | { readonly why: 'unreachable' };

/** What opening the page came to. */
export type Opened =
  | { readonly kind: 'live'; readonly survey: LiveSurvey }
  | { readonly kind: 'problem'; readonly surveyId: string; readonly problem: Problem; readonly language?: Language };
