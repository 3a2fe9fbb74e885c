import { closedReasonOf, DEFAULT_TIME_ZONE, isFull, type SurveyState } from '@wence/schema';
import { type HeldLink, linkKey, type LinkRefusal, linkRefusal } from '../personal-link/link-use.policy.js';
import { type BroughtCode, codeKey, type CodeRefusal, codeRefusal, type HeldCode } from '../invitation/held-codes.read-model.js';
import { cellId, cellsIn, seatIn } from '../quota/seats.policy.js';
import { guardKey, type LastAnswers, type Repeated, repeatedBy } from '../repeat-limit/repeat-guards.read-model.js';
import type { Candidate, CollectionRules, KnownResponse } from '../submission/candidate.type.js';
import type { ResponseStatus } from '../response/response.entity.js';
import { unprovenIn } from '../mobile-proof/proven-mobiles.read-model.js';

/**
 * The outcome for one candidate.
 * - `stored`: stored with this status and end. The status is `over_quota` if the survey or a quota was full, or `screened` if the quota says so.
 * - `known`: the submission had been stored before.
 * - `outdated`: another version is current now, so the answers must be evaluated again, or its rules about who may answer applied.
 * - `missing`: the survey does not exist.
 * - `paused`, `ended`, `notStarted`: the survey does not accept answers.
 * - `refused`: the version is too old.
 * - `unproven`: these questions name mobiles that no code has proven.
 * - `link`: the one-to-one link takes no answers.
 * - `linkless`: there is no link, and only links take answers.
 * - `invitation`: the invitation code takes no response, or there is none.
 * - `repeated`: the respondent has answered already.
 */
export type Decision =
  | { readonly kind: 'stored'; readonly status: ResponseStatus; readonly end: number | null }
  | { readonly kind: 'outdated' | 'missing' | 'paused' | 'ended' | 'refused' | 'linkless' }
  | { readonly kind: 'notStarted'; readonly opensAt: string | undefined }
  | { readonly kind: 'unproven'; readonly nodeIds: readonly number[] }
  | { readonly kind: 'link'; readonly reason: LinkRefusal }
  | { readonly kind: 'invitation'; readonly reason: CodeRefusal }
  | { readonly kind: 'repeated'; readonly by: Repeated }
  | { readonly kind: 'known'; readonly first: KnownResponse };

/** The end of whoever is screened out (Spec 3, logic item). */
const SCREENING_END = -1;

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
  /** Seats that are taken, by `cellId`; a cell without an entry has none taken. */
  readonly taken: ReadonlyMap<string, number>;
  readonly lastAnswers: LastAnswers;
  /** The one-to-one links that candidates name, by `linkKey`. */
  readonly links: ReadonlyMap<string, HeldLink>;
  /** The invitation codes that candidates bring, by `codeKey`. */
  readonly codes: ReadonlyMap<string, HeldCode>;
  /** What the current version asks of a candidate. */
  rulesOf(candidate: Candidate): CollectionRules;
}

export interface Numbered {
  readonly candidate: Candidate;
  /** `over_quota` if the survey or a quota was already full. */
  readonly status: ResponseStatus;
  readonly end: number | null;
  /** Seats of quotas as the row holds them. */
  readonly seats: string | null;
  /** The link that it came by, after this use. */
  readonly link: HeldLink | null;
  /** The invitation code that it came with, after this use. */
  readonly code: HeldCode | null;
  /** Keys of its respondent. */
  readonly keys: CollectionRules['keys'];
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
  /** Seats taken afterwards, by survey and cell: those that change. */
  readonly taken: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/**
 * Decides about submissions in order of arrival, as if each had a transaction of its own. The list of one is the definition of what a submission
 * means; longer lists must give the same results. Pure: everything it needs has been read under lock.
 */
export function decideSubmissions(candidates: readonly Candidate[], held: Held): Plan {
  const round = new Round(held);
  const decisions = candidates.map((candidate) => round.decide(candidate));
  return { decisions, stored: round.stored, counters: round.counters, taken: round.taken };
}

/** What a list of submissions has changed so far. */
class Round {
  readonly stored: Numbered[] = [];
  readonly counters = new Map<string, Counters>();
  readonly taken = new Map<string, Map<string, number>>();
  private readonly known: Map<string, KnownResponse>;
  private readonly lastAnswers: Map<string, number>;
  private readonly links: Map<string, HeldLink>;
  private readonly codes: Map<string, HeldCode>;

  constructor(private readonly held: Held) {
    this.known = new Map(held.known);
    this.lastAnswers = new Map(held.lastAnswers);
    this.links = new Map(held.links);
    this.codes = new Map(held.codes);
  }

  decide(candidate: Candidate): Decision {
    const { id, surveyId } = candidate.response;
    const first = this.known.get(keyOf(candidate));
    // The row is its own: an earlier attempt was committed, and only the reply got lost.
    if (first) return first.id === id ? { kind: 'stored', status: first.status, end: first.endKind } : { kind: 'known', first };
    const survey = this.held.surveys.get(surveyId);
    if (!survey || survey.recycled) return { kind: 'missing' };
    const rules = this.held.rulesOf(candidate);
    const obstacle = this.obstacleOf(candidate, survey, rules);
    if (obstacle) return obstacle;
    const numbered = this.store(candidate, survey, rules);
    return { kind: 'stored', status: numbered.status, end: numbered.end };
  }

  private obstacleOf(candidate: Candidate, survey: HeldSurvey, rules: CollectionRules): Decision | null {
    const { response, pinned, respondent, mobiles, admittedBy } = candidate;
    const { surveyId, submissionId, submittedAt, version } = response;
    if (survey.publishedVersion === null) return { kind: 'paused' };
    const { limits } = rules;
    const reason = closedReasonOf(survey.state, limits, submittedAt.getTime());
    if (reason) return reason === 'notStarted' ? { kind: reason, opensAt: limits.opensAt } : { kind: reason };
    const { publishedVersion: current } = survey;
    if ((!pinned && version !== current) || (admittedBy !== undefined && admittedBy !== current)) return { kind: 'outdated' };
    if (version !== current && !this.held.accepts(surveyId, version)) return { kind: 'refused' };
    if (limits.onlyLinks && respondent.linkCode === null) return { kind: 'linkless' };
    const refusal = respondent.linkCode === null ? null : linkRefusal(this.links.get(linkKey(surveyId, respondent.linkCode)), submittedAt);
    if (refusal) return { kind: 'link', reason: refusal };
    const brought = broughtIn(surveyId, rules);
    const missed = brought && codeRefusal(brought, this.codes.get(codeKey(brought)));
    if (missed) return { kind: 'invitation', reason: missed };
    const by = repeatedBy({ surveyId, keys: rules.keys }, { timeZone: DEFAULT_TIME_ZONE, ...limits }, this.lastAnswers, submittedAt);
    if (by) return { kind: 'repeated', by };
    const nodeIds = unprovenIn({ response: { surveyId, submissionId }, mobiles }, this.held.proven);
    return nodeIds.length > 0 ? { kind: 'unproven', nodeIds } : null;
  }

  /** Numbers every response. Only complete ones count, up to the limits of the survey and of its quotas. */
  private store(candidate: Candidate, survey: HeldSurvey, rules: CollectionRules): Numbered {
    const { surveyId, submittedAt } = candidate.response;
    const { seq, responses, lastResponse } = survey;
    const counter = this.counters.get(surveyId) ?? { seq: seq ?? 0, responses, lastResponse, fresh: seq === null };
    this.counters.set(surveyId, counter);
    const outcome = this.seat(candidate, rules, counter.responses);
    counter.seq += 1;
    counter.lastResponse += 1;
    if (outcome.status === 'complete') counter.responses += 1;
    const link = this.useLink(candidate, rules);
    const code = this.useCode(broughtIn(surveyId, rules));
    for (const { key } of rules.keys) this.lastAnswers.set(guardKey(surveyId, key), submittedAt.getTime());
    const numbered = { candidate, ...outcome, link, code, keys: rules.keys, seq: counter.seq, number: counter.lastResponse };
    this.stored.push(numbered);
    this.known.set(keyOf(candidate), { ...candidate.response, status: outcome.status, endKind: outcome.end });
    return numbered;
  }

  private seat({ response }: Candidate, { limits, cells }: CollectionRules, responses: number): Pick<Numbered, 'status' | 'end' | 'seats'> {
    const { surveyId, status, endKind: end } = response;
    if (status !== 'complete') return { status, end, seats: null };
    if (isFull(limits, responses)) return { status: 'over_quota', end, seats: null };
    const { kind, seats } = seatIn(cells, (cell) => this.takenIn(surveyId, cell));
    if (kind === 'screened') return { status: kind, end: SCREENING_END, seats };
    if (kind === 'over_quota') return { status: kind, end, seats };
    const changed = this.taken.get(surveyId) ?? new Map<string, number>();
    for (const cell of cellsIn(seats)) changed.set(cell, this.takenIn(surveyId, cell) + 1);
    this.taken.set(surveyId, changed);
    return { status, end, seats };
  }

  private takenIn(surveyId: string, cell: string): number {
    return this.taken.get(surveyId)?.get(cell) ?? this.held.taken.get(cellId(surveyId, cell)) ?? 0;
  }

  private useLink({ response: { surveyId }, respondent: { linkCode } }: Candidate, { limits }: CollectionRules): HeldLink | null {
    const key = linkCode === null ? null : linkKey(surveyId, linkCode);
    const link = key === null ? undefined : this.links.get(key);
    if (key === null || !link) return null;
    const used = { ...link, uses: link.uses + 1, isAnonymous: link.isAnonymous || limits.anonymousLinks === true };
    this.links.set(key, used);
    return used;
  }

  private useCode(brought: BroughtCode | null): HeldCode | null {
    const held = brought && this.codes.get(codeKey(brought));
    if (!brought || !held) return null;
    const used = { ...held, uses: held.uses + 1 };
    this.codes.set(codeKey(brought), used);
    return used;
  }
}

const broughtIn = (surveyId: string, { invitation }: CollectionRules): BroughtCode | null =>
  invitation === null ? null : { surveyId, code: invitation };
