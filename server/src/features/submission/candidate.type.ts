import type { ResponseOrigin, SurveySettings } from '@wence/schema';
import type { FileClaim } from '../asset/file.service.js';
import type { NewResponse, ResponseStatus } from '../response/response.entity.js';
import type { MobileClaim } from '../mobile-proof/mobile-claim.policy.js';

export type SurveyLimits = Pick<SurveySettings, 'opensAt' | 'closesAt' | 'total'>;

export const NO_LIMITS: SurveyLimits = {};

/** A response that may be stored. It is evaluated, validated and serialised before the transaction that decides about it. */
export interface Candidate {
  readonly response: NewResponse;
  /** On what and from where it was given. */
  readonly origin: ResponseOrigin;
  /** The answers as JSON text, as the row will hold them. */
  readonly answersText: string;
  /** True if the sender named the version. Otherwise it was the current one at evaluation and must still be current when stored. */
  readonly pinned: boolean;
  /** Stored files that the answers name. */
  readonly files: readonly FileClaim[];
  /** Mobiles in the answers that must have been proven by a code. */
  readonly mobiles: readonly MobileClaim[];
  /** Id of the outbox event. */
  readonly eventId: string;
  /** When its version accepts answers, and how many. */
  readonly limits: SurveyLimits;
}

/** The columns of a stored response that identify a repeated submission. */
export interface KnownResponse {
  readonly id: string;
  readonly payloadHash: string;
  readonly status: ResponseStatus;
  readonly endKind: number | null;
}
