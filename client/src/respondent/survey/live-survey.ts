import type { Language, SurveyDefinition } from '@wence/schema';

/** A running survey as the answering page gets it: one frozen version. */
export interface LiveSurvey {
  readonly surveyId: string;
  readonly version: number;
  readonly definition: SurveyDefinition;
}

export type Problem = 'notFound' | 'notCollecting' | 'unreachable';

/** What opening the page came to. `unreachable` is the only problem worth another try. */
export type Opened =
  | { readonly kind: 'live'; readonly survey: LiveSurvey }
  | { readonly kind: 'problem'; readonly surveyId: string; readonly problem: Problem; readonly language?: Language };
