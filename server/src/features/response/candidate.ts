import type { SurveySettings } from '@wence/schema';
import type { FileClaim } from '../asset/file.service.js';
import type { Response, ResponseStatus } from './response.entity.js';
import type { MobileClaim } from './verification/mobile-claim.js';

export type SurveyLimits = Pick<SurveySettings, 'opensAt' | 'closesAt' | 'total'>;

export const NO_LIMITS: SurveyLimits = {};

/** A response that may be stored: evaluated, validated and written down, all outside the transaction that decides about it. */
export interface Candidate {
  readonly response: Response;
  /** Its answers as they will stand in the row. */
  readonly answersText: string;
  /** The version was named by the sender. Otherwise it was the current one when the answers were evaluated, and has to be so still. */
  readonly pinned: boolean;
  /** Stored files that it names. */
  readonly files: readonly FileClaim[];
  /** Mobiles in it that a code has to have proven. */
  readonly mobiles: readonly MobileClaim[];
  /** Of the event that tells of it. */
  readonly eventId: string;
  /** When its version takes answers, and how many. */
  readonly limits: SurveyLimits;
}

/** What a submission that was stored before is known by. */
export interface KnownResponse {
  readonly id: string;
  readonly payloadHash: string;
  readonly status: ResponseStatus;
  readonly endKind: number | null;
}

/**
 * What became of a candidate. `stored`: with this status, `over_quota` when the survey was full by then. `known`: its submission had been stored
 * before. `outdated`: another version is current now, the answers have to be evaluated again. `missing`: the survey is not there. `paused`, `ended`,
 * `notStarted`: it takes no answers. `refused`: the version is too old. `unproven`: these questions name mobiles that no code has proven.
 */
export type Decision =
  | { readonly kind: 'stored'; readonly status: ResponseStatus }
  | { readonly kind: 'outdated' | 'missing' | 'paused' | 'ended' | 'refused' }
  | { readonly kind: 'notStarted'; readonly opensAt: string | undefined }
  | { readonly kind: 'unproven'; readonly nodeIds: readonly number[] }
  | { readonly kind: 'known'; readonly first: KnownResponse };

/** Submissions are told apart by survey and submission id. */
export const submissionKey = (surveyId: string, submissionId: string): string => `${surveyId} ${submissionId}`;

export const keyOf = ({ response }: Candidate): string => submissionKey(response.surveyId, response.submissionId);
