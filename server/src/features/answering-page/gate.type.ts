import type { ErrorCode, SurveyDefinition } from '@wence/schema';
import type { AppError } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';

/** What a link or a submission brings along besides answers. */
export interface Carried {
  /** Code of a one-to-one link. */
  readonly linkCode: string | null;
  /** Password of the survey, as it was typed. */
  readonly password: string | null;
  /** Invitation code, as it was typed. */
  readonly invitationCode: string | null;
  /** The submission that the answers come with; left out: nothing is submitted. */
  readonly submissionId?: string;
  /** The answer to a verification question, as it was typed; left out: there is none. */
  readonly challenge?: { readonly token: string; readonly answer: string } | null;
  /** Parameters of the link, all that are none of ours, and the signature of those. */
  readonly params: Readonly<Record<string, string>>;
  /** Code of a source tag. */
  readonly source: string | null;
  /** What a submission answers, as it came; null: nothing is submitted. */
  readonly answers?: Readonly<Record<string, unknown>> | null;
}

export const NOTHING_CARRIED: Carried = { linkCode: null, password: null, invitationCode: null, params: {}, source: null };

/** Who asks, as far as their request tells. */
export type Entrant = Pick<RequestContext, 'ip' | 'userAgent' | 'device'> & Partial<Pick<RequestContext, 'user' | 'wechat'>>;

/** Somebody who opens a launched survey, or submits answers to it. */
export interface Entry {
  readonly surveyId: string;
  readonly definition: SurveyDefinition;
  /** The definition that a submission answers; left out: the same. It is an earlier one if the survey changed while somebody was answering. */
  readonly answered?: SurveyDefinition | undefined;
  readonly entrant: Entrant;
  readonly carried: Carried;
  readonly stage: 'open' | 'submit';
}

/**
 * A rule about who may take part; the error says why somebody may not. What can change between the look and the commit is decided again by the
 * transaction that stores the response.
 */
export type Gate = (entry: Entry) => AppError | null | Promise<AppError | null>;

/** What gates say. Respondents see a page for each instead of the survey. */
export const GATE_CODES = [
  'A0427',
  'A0428',
  'A0429',
  'A0430',
  'A0431',
  'A0432',
  'A0433',
  'A0437',
  'A0438',
] as const satisfies readonly ErrorCode[];

export const isGateCode = (code: ErrorCode): boolean => GATE_CODES.some((each) => each === code);
