import { closedReasonOf, DEFAULT_TIME_ZONE, isFull, type SurveyState } from '@wence/schema';
import { type HeldLink, linkKey, linkRefusal } from '../personal-link/link-use.policy.js';
import { type BroughtCode, codeKey, codeRefusal, type HeldCode } from '../invitation/held-codes.read-model.js';
import type { HeldReservations } from '../quota/held-reservations.read-model.js';
import { SeatRound } from '../quota/seat-round.policy.js';
import { guardKey, type LastAnswers, repeatedBy } from '../repeat-limit/repeat-guards.read-model.js';
import type { Candidate, CollectionRules, KnownResponse } from '../submission/candidate.type.js';
import type { ResponseStatus } from '../response/response.entity.js';
import type { HeldPanel, PanelUse } from '../sample-panel/held-panel.read-model.js';
import { PanelRound } from '../sample-panel/panel-round.policy.js';
import { unprovenIn } from '../mobile-proof/proven-mobiles.read-model.js';
import { attemptKey, attemptObstacle, type HeldAttempt } from '../exam-attempt/held-attempts.read-model.js';
import type { Decision } from './decision.type.js';

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
  /** Seats that are kept for people who are answering. */
  readonly reserved: HeldReservations;
  readonly lastAnswers: LastAnswers;
  /** The one-to-one links that candidates name, by `linkKey`. */
  readonly links: ReadonlyMap<string, HeldLink>;
  /** The invitation codes that candidates bring, by `codeKey`. */
  readonly codes: ReadonlyMap<string, HeldCode>;
  /** Orders whose respondents are among the candidates. */
  readonly panel: HeldPanel;
  /** Attempts at exams that candidates may belong to, by `attemptKey`. */
  readonly attempts: ReadonlyMap<string, HeldAttempt>;
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
  /** What it became for the order that its respondent was brought for. */
  readonly panel: PanelUse | null;
  /** The attempt at an exam that it submits. */
  readonly attempt: HeldAttempt | null;
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
  /** Stored submissions for which seats were kept. */
  readonly released: SeatRound['released'];
}

/**
 * Decides about submissions in order of arrival, as if each had a transaction of its own. The list of one is the definition of what a submission
 * means; longer lists must give the same results. Pure: everything it needs has been read under lock.
 */
export function decideSubmissions(candidates: readonly Candidate[], held: Held): Plan {
  const round = new Round(held);
  const decisions = candidates.map((candidate) => round.decide(candidate));
  const { stored, counters, seats } = round;
  return { decisions, stored, counters, taken: seats.taken, released: seats.released };
}

/** What a list of submissions has changed so far. */
class Round {
  readonly stored: Numbered[] = [];
  readonly counters = new Map<string, Counters>();
  readonly seats: SeatRound;
  private readonly known: Map<string, KnownResponse>;
  private readonly lastAnswers: Map<string, number>;
  private readonly links: Map<string, HeldLink>;
  private readonly codes: Map<string, HeldCode>;
  private readonly panel: PanelRound;

  constructor(private readonly held: Held) {
    this.known = new Map(held.known);
    this.lastAnswers = new Map(held.lastAnswers);
    this.links = new Map(held.links);
    this.codes = new Map(held.codes);
    this.panel = new PanelRound(held.panel);
    this.seats = new SeatRound(held.taken, held.reserved);
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
    const { response, pinned, respondent, mobiles, admittedBy, panelist } = candidate;
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
    const barred = panelist && this.panel.refusal(panelist, surveyId);
    if (barred) return { kind: 'panel', reason: barred };
    const by = repeatedBy({ surveyId, keys: rules.keys }, { timeZone: DEFAULT_TIME_ZONE, ...limits }, this.lastAnswers, submittedAt);
    if (by) return { kind: 'repeated', by };
    const claim = { person: rules.examPerson, byClock: candidate.byClock ?? false, submittedAt };
    const met = attemptObstacle(claim, this.held.attempts.get(attemptKey(response)));
    if (met) return { kind: 'attempt', met };
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
    this.seats.release(candidate.response);
    counter.seq += 1;
    counter.lastResponse += 1;
    if (outcome.status === 'complete') counter.responses += 1;
    const link = this.useLink(candidate, rules);
    const code = this.useCode(broughtIn(surveyId, rules));
    const panel = this.panel.take(candidate.panelist ?? null, candidate.response, outcome.status);
    for (const { key } of rules.keys) this.lastAnswers.set(guardKey(surveyId, key), submittedAt.getTime());
    const attempt = (rules.examPerson !== null && this.held.attempts.get(attemptKey(candidate.response))) || null;
    const numbered = {
      candidate,
      ...outcome,
      link,
      code,
      panel,
      attempt,
      keys: rules.keys,
      seq: counter.seq,
      number: counter.lastResponse,
    };
    this.stored.push(numbered);
    this.known.set(keyOf(candidate), { ...candidate.response, status: outcome.status, endKind: outcome.end });
    return numbered;
  }

  private seat(
    { response, panelist = null }: Candidate,
    { limits, cells }: CollectionRules,
    responses: number,
  ): Pick<Numbered, 'status' | 'end' | 'seats'> {
    const { status, endKind: end } = response;
    if (status !== 'complete') return { status, end, seats: null };
    if (isFull(limits, responses) || this.panel.isFull(panelist)) return { status: 'over_quota', end, seats: null };
    const { kind, seats } = this.seats.seat(response, cells);
    if (kind === 'screened') return { status: kind, end: SCREENING_END, seats };
    return { status: kind === 'over_quota' ? kind : status, end, seats };
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
