import { closedReasonOf, isFull, type SurveyState } from '@wence/schema';
import type { Candidate, KnownResponse, SurveyLimits } from '../submission/candidate.type.js';
import type { ResponseStatus } from '../response/response.entity.js';
import { unprovenIn } from '../mobile-proof/proven-mobiles.read-model.js';

/**
 * The outcome for one candidate.
 * - `stored`: stored with this status, which is `over_quota` if the survey was full.
 * - `known`: the submission had been stored before.
 * - `outdated`: another version is current now, so the answers must be evaluated again.
 * - `missing`: the survey does not exist.
 * - `paused`, `ended`, `notStarted`: the survey does not accept answers.
 * - `refused`: the version is too old.
 * - `unproven`: these questions name mobiles that no code has proven.
 */
export type Decision =
  | { readonly kind: 'stored'; readonly status: ResponseStatus }
  | { readonly kind: 'outdated' | 'missing' | 'paused' | 'ended' | 'refused' }
  | { readonly kind: 'notStarted'; readonly opensAt: string | undefined }
  | { readonly kind: 'unproven'; readonly nodeIds: readonly number[] }
  | { readonly kind: 'known'; readonly first: KnownResponse };

/** Identifies a submission within the server. */
export const submissionKey = (surveyId: string, submissionId: string): string => `${surveyId} ${submissionId}`;

export const keyOf = ({ response }: Candidate): string => submissionKey(response.surveyId, response.submissionId);

/** A survey whose row is held until commit, with its counter. */
export interface HeldSurvey {
  readonly state: SurveyState;
  readonly publishedVersion: number | null;
  readonly recycled: boolean;
  /** The last number given out in the log; null before the first response. */
  readonly seq: number | null;
  readonly responses: number;
  /** The last number given to a response. */
  readonly lastResponse: number;
}

/** The facts that decide: rows that no other transaction can change until commit. */
export interface Held {
  readonly surveys: ReadonlyMap<string, HeldSurvey>;
  /** Submissions among these that are already stored, by `submissionKey`. */
  readonly known: ReadonlyMap<string, KnownResponse>;
  /** Mobiles that have been proven by a code (`provenSet`). */
  readonly proven: ReadonlySet<string>;
  /** True if answers on this version are accepted although it is no longer current. */
  accepts(surveyId: string, version: number): boolean;
  /** Limits of the current version. */
  limitsOf(surveyId: string): SurveyLimits;
}

export interface Numbered {
  readonly candidate: Candidate;
  /** `over_quota` if the survey was already full. */
  readonly status: ResponseStatus;
  /** Number of its line in the log. */
  readonly seq: number;
  /** Its own number among the responses. */
  readonly number: number;
}

export interface Counters {
  seq: number;
  responses: number;
  lastResponse: number;
  /** True if the survey has no counter row yet. */
  readonly fresh: boolean;
}

/** The rows that a transaction will write. */
export interface Plan {
  readonly decisions: readonly Decision[];
  readonly stored: readonly Numbered[];
  readonly counters: ReadonlyMap<string, Counters>;
}

/**
 * Decides about submissions in order of arrival, as if each had a transaction of its own. The list of one is the definition of what a submission
 * means; longer lists must give the same results. Pure: everything it needs has been read under lock.
 */
export function decideSubmissions(candidates: readonly Candidate[], held: Held): Plan {
  const known = new Map(held.known);
  const counters = new Map<string, Counters>();
  const stored: Numbered[] = [];
  const decisions = candidates.map((candidate): Decision => {
    const { id, surveyId } = candidate.response;
    const first = known.get(keyOf(candidate));
    // The row is its own: an earlier attempt was committed, and only the reply got lost.
    if (first) return first.id === id ? { kind: 'stored', status: first.status } : { kind: 'known', first };
    const survey = held.surveys.get(surveyId);
    if (!survey || survey.recycled) return { kind: 'missing' };
    const obstacle = obstacleOf(candidate, survey, held);
    if (obstacle) return obstacle;
    const nodeIds = unprovenIn(candidate, held.proven);
    if (nodeIds.length > 0) return { kind: 'unproven', nodeIds };
    const numbered = countUp(counters, candidate, survey, held);
    known.set(keyOf(candidate), knownOf(numbered));
    stored.push(numbered);
    return { kind: 'stored', status: numbered.status };
  });
  return { decisions, stored, counters };
}

/** A response keeps the status it was made with unless the survey was full. */
function knownOf({ candidate: { response }, status }: Numbered): KnownResponse {
  return status === response.status ? response : { ...response, status };
}

function obstacleOf({ response, pinned }: Candidate, survey: HeldSurvey, held: Held): Decision | null {
  if (survey.publishedVersion === null) return { kind: 'paused' };
  const limits = held.limitsOf(response.surveyId);
  const reason = closedReasonOf(survey.state, limits, response.submittedAt.getTime());
  if (reason) return reason === 'notStarted' ? { kind: reason, opensAt: limits.opensAt } : { kind: reason };
  if (survey.publishedVersion === response.version) return null;
  if (!pinned) return { kind: 'outdated' };
  return held.accepts(response.surveyId, response.version) ? null : { kind: 'refused' };
}

/** Numbers every response. Only complete ones count, up to the limit of the survey. */
function countUp(counters: Map<string, Counters>, candidate: Candidate, survey: HeldSurvey, held: Held): Numbered {
  const { surveyId, status: given } = candidate.response;
  const { seq, responses, lastResponse } = survey;
  const counter = counters.get(surveyId) ?? { seq: seq ?? 0, responses, lastResponse, fresh: seq === null };
  counters.set(surveyId, counter);
  const status = given === 'complete' && isFull(held.limitsOf(surveyId), counter.responses) ? 'over_quota' : given;
  counter.seq += 1;
  counter.lastResponse += 1;
  if (status === 'complete') counter.responses += 1;
  return { candidate, status, seq: counter.seq, number: counter.lastResponse };
}
