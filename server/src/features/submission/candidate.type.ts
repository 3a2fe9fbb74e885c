import type { CountedCell, ResponseOrigin, SurveySettings } from '@wence/schema';
import type { FileClaim } from '../asset/file.service.js';
import type { NewResponse, ResponseStatus } from '../response/response.entity.js';
import type { Respondent, RespondentKey } from '../repeat-limit/respondent-keys.service.js';
import type { Panelist } from '../sample-panel/panel-links.policy.js';
import type { MobileClaim } from '../mobile-proof/mobile-claim.policy.js';

export type SurveyLimits = Pick<
  SurveySettings,
  'opensAt' | 'closesAt' | 'total' | 'repeat' | 'timeZone' | 'onlyLinks' | 'anonymousLinks' | 'reserveMinutes'
>;

/** What a version of a survey asks of a response that is to be stored. */
export interface CollectionRules {
  readonly limits: SurveyLimits;
  /** The cells of quotas that its answers fall into. */
  readonly cells: readonly CountedCell[];
  /** By what the limit on repeated answers knows its respondent. */
  readonly keys: readonly RespondentKey[];
  /** The invitation code that it uses up, in canonical form; empty: one is asked for, and it brings none. Null: none is asked for. */
  readonly invitation: string | null;
  /** Key of the respondent whose attempt at an exam it has to be; empty: nobody is known. Null: no attempt is asked for. */
  readonly examPerson: string | null;
}

export const NO_RULES: CollectionRules = { limits: {}, cells: [], keys: [], invitation: null, examPerson: null };

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
  /** What its version asks of it. */
  readonly rules: CollectionRules;
  readonly respondent: Respondent;
  /** An invitation code, as it was typed. */
  readonly invitationCode?: string | null | undefined;
  /** Whom a supplier brought for an order; left out or null: nobody did. */
  readonly panelist?: Panelist | null;
  /** It says that the clock ended an attempt at an exam. */
  readonly byClock?: boolean;
  /** The version whose rules about taking part let its sender in; undefined where no sender is known, e.g. for imports. */
  readonly admittedBy?: number | undefined;
}

/** The columns of a stored response that identify a repeated submission. */
export interface KnownResponse {
  readonly id: string;
  readonly payloadHash: string;
  readonly status: ResponseStatus;
  readonly endKind: number | null;
}
