import type { ResponseOrigin, StoredResponse, SurveyDefinition } from '@wence/schema';
import type { ResponseStatus } from '../response/response.entity.js';

/** A response on its way into its table: as the store has it, the answers unparsed. */
export interface ResponseRow extends ResponseOrigin {
  readonly id: string;
  readonly submissionId: string;
  readonly seq: number;
  readonly version: number;
  readonly status: ResponseStatus;
  /** Milliseconds since 1970. */
  readonly startedAt: number | null;
  readonly submittedAt: number;
  readonly source: string | null;
  /** JSON text, as `answers` is. */
  readonly params: string | null;
  /** JSON text. */
  readonly wechat: string | null;
  readonly link: StoredResponse['link'];
  readonly invitationCode: string | null;
  readonly answers: string;
  /** JSON text. */
  readonly exam: string | null;
  readonly valid: boolean;
  readonly starred: boolean;
  /** JSON text. */
  readonly tags: string | null;
}

/** How far a table has come: the last event of the log that is in it, and the response of that event. Seq 0: nothing is in it. */
export interface TableCursor {
  readonly seq: number;
  readonly responseId: string;
}

/** What happened to responses between one cursor and the next. */
export interface ResponseChanges {
  /** All that was in the table before is gone. */
  readonly isCleared: boolean;
  /** Responses as they stand now. */
  readonly rows: readonly ResponseRow[];
  /** Ids of responses that may be in the table: those that changed since they were submitted, and those that are gone. */
  readonly replaced: readonly string[];
  readonly cursor: TableCursor;
}

/** The definitions that the columns of a table come from. */
export interface TableBasis {
  /** Newest first: the draft, then the versions. */
  readonly definitions: readonly SurveyDefinition[];
  /** Launched definitions by the number of their version. */
  readonly versions: readonly (readonly [number, SurveyDefinition])[];
}
