import { type Candidate, type Decision, keyOf, type KnownResponse } from './candidate.js';

const RUNNING = 1;

/** A survey whose row is held until commit, with its counter. */
export interface HeldSurvey {
  readonly state: number;
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
  /** Whether answers on a version that is not the current one are still taken. */
  accepts(surveyId: string, version: number): boolean;
}

export interface Numbered {
  readonly candidate: Candidate;
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
    if (first) return first.id === id ? { kind: 'stored' } : { kind: 'known', first };
    const survey = held.surveys.get(surveyId);
    const obstacle = obstacleOf(candidate, survey, held);
    if (!survey || obstacle) return { kind: obstacle ?? 'missing' };
    known.set(keyOf(candidate), candidate.response);
    stored.push({ candidate, seq: countUp(counters, candidate, survey) });
    return { kind: 'stored' };
  });
  return { decisions, stored, counters };
}

type Obstacle = Exclude<Decision['kind'], 'stored' | 'known'>;

function obstacleOf({ response, pinned }: Candidate, survey: HeldSurvey | undefined, held: Held): Obstacle | null {
  if (!survey || survey.recycled) return 'missing';
  if (survey.state !== RUNNING || survey.publishedVersion === null) return 'closed';
  if (survey.publishedVersion === response.version) return null;
  if (!pinned) return 'outdated';
  return held.accepts(response.surveyId, response.version) ? null : 'refused';
}

/** Every response has a number; only complete ones count. */
function countUp(counters: Map<string, Counters>, { response }: Candidate, survey: HeldSurvey): number {
  const counter = counters.get(response.surveyId) ?? { seq: survey.seq ?? 0, responses: survey.responses, fresh: survey.seq === null };
  counters.set(response.surveyId, counter);
  counter.seq += 1;
  if (response.status === 'complete') counter.responses += 1;
  return counter.seq;
}
