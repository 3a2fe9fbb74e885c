import { hindranceOf, isFull, type SurveyState } from '@wence/schema';
import { type Candidate, type Decision, keyOf, type KnownResponse, type SurveyLimits } from './candidate.js';
import type { ResponseStatus } from './response.entity.js';
import { unprovenIn } from './verification/proven-mobiles.js';

/** A survey whose row is held until commit, with its counter. */
export interface HeldSurvey {
  readonly state: SurveyState;
  readonly publishedVersion: number | null;
  readonly recycled: boolean;
  /** The last number given out; null before the first response. */
  readonly seq: number | null;
  readonly responses: number;
}

/** What is decided by: rows that nobody else changes until commit. */
export interface Held {
  readonly surveys: ReadonlyMap<string, HeldSurvey>;
  /** Submissions of these that are stored already, by their key. */
  readonly known: ReadonlyMap<string, KnownResponse>;
  /** Mobiles that codes have proven (`provenSet`). */
  readonly proven: ReadonlySet<string>;
  /** Whether answers on a version that is not the current one are still taken. */
  accepts(surveyId: string, version: number): boolean;
  /** Of the version that is current. */
  limitsOf(surveyId: string): SurveyLimits;
}

export interface Numbered {
  readonly candidate: Candidate;
  /** `over_quota` for what came when the survey was full. */
  readonly status: ResponseStatus;
  readonly seq: number;
}

export interface Counters {
  seq: number;
  responses: number;
  /** The survey has no row for them yet. */
  readonly fresh: boolean;
}

/** What a transaction writes. */
export interface Plan {
  readonly decisions: readonly Decision[];
  readonly stored: readonly Numbered[];
  readonly counters: ReadonlyMap<string, Counters>;
}

/**
 * Decides about submissions, in the order they came, as if each had a transaction of its own: a list of one is that single case, and the only
 * definition of what a submission means. Pure: everything it needs has been read under lock.
 */
export function decideSubmissions(candidates: readonly Candidate[], held: Held): Plan {
  const known = new Map(held.known);
  const counters = new Map<string, Counters>();
  const stored: Numbered[] = [];
  const decisions = candidates.map((candidate): Decision => {
    const { id, surveyId } = candidate.response;
    const first = known.get(keyOf(candidate));
    // Its own row: an earlier try was stored after all, and only its answer got lost.
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

/** Only what came too late is written down otherwise than it was made. */
function knownOf({ candidate: { response }, status }: Numbered): KnownResponse {
  return status === response.status ? response : { ...response, status };
}

function obstacleOf({ response, pinned }: Candidate, survey: HeldSurvey, held: Held): Decision | null {
  if (survey.publishedVersion === null) return { kind: 'paused' };
  const limits = held.limitsOf(response.surveyId);
  const hindrance = hindranceOf(survey.state, limits, response.submittedAt.getTime());
  if (hindrance) return hindrance === 'notStarted' ? { kind: hindrance, opensAt: limits.opensAt } : { kind: hindrance };
  if (survey.publishedVersion === response.version) return null;
  if (!pinned) return { kind: 'outdated' };
  return held.accepts(response.surveyId, response.version) ? null : { kind: 'refused' };
}

/** Every response has a number; only complete ones count, and no more of them than were asked for. */
function countUp(counters: Map<string, Counters>, candidate: Candidate, survey: HeldSurvey, held: Held): Numbered {
  const { surveyId, status: given } = candidate.response;
  const counter = counters.get(surveyId) ?? { seq: survey.seq ?? 0, responses: survey.responses, fresh: survey.seq === null };
  counters.set(surveyId, counter);
  const status = given === 'complete' && isFull(held.limitsOf(surveyId), counter.responses) ? 'over_quota' : given;
  counter.seq += 1;
  if (status === 'complete') counter.responses += 1;
  return { candidate, status, seq: counter.seq };
}
