import { describe, expect, it } from '@jest/globals';
import { NO_ORIGIN } from '@wence/schema';
import { type Candidate, type CollectionRules, NO_RULES } from '../submission/candidate.type.js';
import { NO_FACTS } from './rule-facts.js';
import { decideSubmissions, type Held, type HeldSurvey } from './decide-submissions.js';
import { Response } from '../response/response.entity.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const RUNNING: HeldSurvey = { state: 1, publishedVersion: 2, recycled: false, seq: 10, responses: 7, lastResponse: 8 };

function candidate(id: string, more: Partial<Response> = {}, pinned = true): Candidate {
  const response = Object.assign(new Response(), {
    id,
    submittedAt: NOW,
    surveyId: 's',
    submissionId: id,
    payloadHash: `hash ${id}`,
    status: 'complete',
    endKind: null,
    version: 2,
  });
  const respondent = { entrant: null, linkCode: null, params: {}, mobiles: [] };
  const nothing = { origin: NO_ORIGIN, files: [], mobiles: [], rules: NO_RULES, respondent };
  return { ...nothing, response: Object.assign(response, more), answersText: '{}', pinned, eventId: `event ${id}` };
}
const held = (surveys: Record<string, HeldSurvey>, more: Partial<Held> = {}): Held => ({
  surveys: new Map(Object.entries(surveys)),
  known: new Map(),
  proven: new Set(),
  accepts: () => false,
  ...NO_FACTS,
  rulesOf: ({ rules }) => rules,
  ...more,
});
const limited = (limits: CollectionRules['limits']): Partial<Held> => ({ rulesOf: () => ({ ...NO_RULES, limits }) });
const kinds = (candidates: Candidate[], state: Held) => decideSubmissions(candidates, state).decisions.map(({ kind }) => kind);

describe('deciding about submissions', () => {
  it('numbers what is stored without a gap, and counts only complete ones', () => {
    const { stored, counters } = decideSubmissions(
      [candidate('a'), candidate('b', { status: 'screened' }), candidate('c')],
      held({ s: RUNNING }),
    );

    expect(stored.map(({ seq }) => seq)).toEqual([11, 12, 13]);
    expect(counters.get('s')).toEqual({ seq: 13, responses: 9, lastResponse: 11, fresh: false });
  });

  it('begins with 1 on a survey without a counter, each survey for itself', () => {
    const state = held({ s: { ...RUNNING, seq: null, responses: 0, lastResponse: 0 }, t: RUNNING });

    const { stored, counters } = decideSubmissions([candidate('a'), candidate('b', { surveyId: 't' }), candidate('c')], state);

    expect(stored.map(({ seq }) => seq)).toEqual([1, 11, 2]);
    expect(counters.get('s')).toEqual({ seq: 2, responses: 2, lastResponse: 2, fresh: true });
  });

  it('of copies in one list the first wins, the others are replays of it', () => {
    const { decisions, stored } = decideSubmissions(
      [candidate('a'), candidate('b', { submissionId: 'a' }), candidate('c', { submissionId: 'a' })],
      held({ s: RUNNING }),
    );

    expect(decisions).toEqual([
      { kind: 'stored', status: 'complete', end: null },
      { kind: 'known', first: expect.objectContaining({ id: 'a', payloadHash: 'hash a' }) },
      { kind: 'known', first: expect.objectContaining({ id: 'a' }) },
    ]);
    expect(stored).toHaveLength(1);
  });

  it('knows a submission before anything is asked of the survey, and its own row after an answer that got lost', () => {
    const first = { id: 'a', payloadHash: 'hash a', status: 'complete' as const, endKind: null };
    const state = held({ s: { ...RUNNING, state: 0 } }, { known: new Map([['s a', first]]) });

    const { decisions, stored } = decideSubmissions([candidate('x', { submissionId: 'a' }), candidate('a')], state);

    expect(decisions).toEqual([
      { kind: 'known', first },
      { kind: 'stored', status: 'complete', end: null },
    ]);
    expect(stored).toEqual([]);
  });

  it('refuses by state and version, and one refusal changes nothing for the others', () => {
    const state = held(
      { s: RUNNING, closed: { ...RUNNING, state: 0 }, gone: { ...RUNNING, recycled: true } },
      { accepts: (surveyId, version) => surveyId === 's' && version === 1 },
    );
    const list = [
      candidate('a'),
      candidate('b', { surveyId: 'closed' }),
      candidate('c', { surveyId: 'gone' }),
      candidate('d', { surveyId: 'never' }),
      candidate('e', { version: 1 }),
      candidate('f', { version: 3 }),
      candidate('g', { version: 1 }, false),
      candidate('h'),
    ];

    expect(kinds(list, state)).toEqual(['stored', 'paused', 'missing', 'missing', 'stored', 'refused', 'outdated', 'stored']);
    expect(decideSubmissions(list, state).stored.map(({ seq }) => seq)).toEqual([11, 12, 13]);
  });

  it('sends back whom another version let in than the current one, whatever version they answered on', () => {
    const admitted = (by: number, version: number) => ({ ...candidate(`${by} ${version}`, { version }), admittedBy: by });
    const state = held({ s: RUNNING }, { accepts: () => true });

    expect(kinds([admitted(2, 2), admitted(2, 1), admitted(1, 2), admitted(1, 1)], state)).toEqual([
      'stored',
      'stored',
      'outdated',
      'outdated',
    ]);
  });

  it('counts no more than were asked for, and stores what comes later as over quota; who is screened out takes no place', () => {
    const list = [candidate('a', { status: 'screened' }), candidate('b'), candidate('c', { status: 'screened' }), candidate('d')];
    const { decisions, stored, counters } = decideSubmissions(list, held({ s: RUNNING }, limited({ total: 8 })));

    const statuses = ['screened', 'complete', 'screened', 'over_quota'];
    expect(decisions).toEqual(statuses.map((status) => ({ kind: 'stored', status, end: null })));
    expect(stored.map(({ status }) => status)).toEqual(statuses);
    expect(counters.get('s')).toEqual({ seq: 14, responses: 8, lastResponse: 12, fresh: false });
  });

  it('of copies of one that came too late, every one is told so', () => {
    const copies = [candidate('a'), candidate('b', { submissionId: 'a' })];
    const { decisions } = decideSubmissions(copies, held({ s: RUNNING }, limited({ total: 7 })));

    expect(decisions[1]).toEqual({ kind: 'known', first: expect.objectContaining({ id: 'a', status: 'over_quota' }) });
  });

  it('takes nothing before the beginning and from the end on, by the time it was submitted', () => {
    const limits = { opensAt: '2026-11-21T12:00:00.000Z', closesAt: '2026-11-21T13:00:00.000Z' };
    const at = (time: string) => candidate(time, { submittedAt: new Date(`2026-11-21T${time}Z`) });
    const list = [at('11:59:59.999'), at('12:00:00.000'), at('12:59:59.999'), at('13:00:00.000')];

    expect(decideSubmissions(list, held({ s: RUNNING }, limited(limits))).decisions).toEqual([
      { kind: 'notStarted', opensAt: limits.opensAt },
      { kind: 'stored', status: 'complete', end: null },
      { kind: 'stored', status: 'complete', end: null },
      { kind: 'ended' },
    ]);
    expect(kinds([candidate('a')], held({ s: { ...RUNNING, state: 2 } }))).toEqual(['ended']);
  });

  it('decides about a list as about each of it alone, one after the other', () => {
    const list = Array.from({ length: 200 }, (_, index) =>
      candidate(`r${index}`, {
        submissionId: `${(index * 7) % 60}`,
        surveyId: 'st'[index % 2] as string,
        status: index % 3 ? 'complete' : 'screened',
      }),
    );
    const limits = limited({ total: 20 });
    const together = decideSubmissions(list, held({ s: RUNNING, t: { ...RUNNING, seq: null, responses: 0 } }, limits));

    const surveys: Record<string, HeldSurvey> = { s: RUNNING, t: { ...RUNNING, seq: null, responses: 0 } };
    const known = new Map();
    const alone = list.flatMap((one) => {
      const { decisions, stored, counters } = decideSubmissions([one], held(surveys, { known, ...limits }));
      for (const {
        candidate: { response },
        status,
      } of stored)
        known.set(`${response.surveyId} ${response.submissionId}`, { ...response, status });
      for (const [id, { seq, responses }] of counters) surveys[id] = { ...RUNNING, seq, responses };
      return decisions.map((decision, index) => ({ decision, seq: stored[index]?.seq }));
    });

    expect(alone.map(({ decision }) => decision)).toEqual(together.decisions);
    expect(alone.flatMap(({ seq }) => seq ?? [])).toEqual(together.stored.map(({ seq }) => seq));
  });
});
