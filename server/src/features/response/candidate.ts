import type { FileClaim } from '../asset/file.service.js';
import type { Response, ResponseStatus } from './response.entity.js';

/** A response that may be stored: evaluated, validated and written down, all outside the transaction that decides about it. */
export interface Candidate {
  readonly response: Response;
  /** Its answers as they will stand in the row. */
  readonly answersText: string;
  /** The version was named by the sender. Otherwise it was the current one when the answers were evaluated, and has to be so still. */
  readonly pinned: boolean;
  /** Stored files that it names. */
  readonly files: readonly FileClaim[];
  /** Of the event that tells of it. */
  readonly eventId: string;
}

/** What a submission that was stored before is known by. */
export interface KnownResponse {
  readonly id: string;
  readonly payloadHash: string;
  readonly status: ResponseStatus;
  readonly endKind: number | null;
}

/**
 * What became of a candidate. `known`: its submission had been stored before. `outdated`: another version is current now, the answers have to be
 * evaluated again. `missing` and `closed`: the survey is not there, or takes no answers. `refused`: the version is too old.
 */
export type Decision =
  | { readonly kind: 'stored' | 'outdated' | 'missing' | 'closed' | 'refused' }
  | { readonly kind: 'known'; readonly first: KnownResponse };

/** Submissions are told apart by survey and submission id. */
export const submissionKey = (surveyId: string, submissionId: string): string => `${surveyId} ${submissionId}`;

export const keyOf = ({ response }: Candidate): string => submissionKey(response.surveyId, response.submissionId);
