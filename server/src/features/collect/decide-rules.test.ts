import { describe, expect, it } from '@jest/globals';
import { type CountedCell, NO_ORIGIN, REPEAT_WINDOWS, type RepeatWindow } from '@wence/schema';
import fc from 'fast-check';
import type { HeldCode } from '../invitation/held-codes.read-model.js';
import type { HeldLink } from '../personal-link/link-use.policy.js';
import { Response } from '../response/response.entity.js';
import { type Candidate, type CollectionRules, NO_RULES } from '../submission/candidate.type.js';
import { decideSubmissions, type Held, type HeldSurvey, type Plan } from './decide-submissions.js';
import { NO_FACTS } from './rule-facts.js';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const RUNNING: HeldSurvey = { state: 1, publishedVersion: 1, recycled: false, seq: 0, responses: 0, lastResponse: 0 };

interface Made {
  readonly cells?: readonly CountedCell[];
  readonly limits?: CollectionRules['limits'];
  readonly person?: string;
  readonly linkCode?: string;
  readonly invitation?: string;
  readonly at?: number;
}

function candidate(id: string, { cells = [], limits = {}, person, linkCode, invitation, at = NOW }: Made): Candidate {
  const response = Object.assign(new Response(), {
    id,
    surveyId: 's',
    submissionId: id,
    payloadHash: id,
    status: 'complete',
    endKind: null,
    version: 1,
    submittedAt: new Date(at),
  });
  const keys = person === undefined ? [] : [{ subject: 'device' as const, key: person }];
  return {
    response,
    origin: NO_ORIGIN,
    answersText: '{}',
    pinned: true,
    files: [],
    mobiles: [],
    eventId: id,
    rules: { ...NO_RULES, limits, cells, keys, invitation: invitation ?? null },
    respondent: { entrant: null, linkCode: linkCode ?? null, params: {}, mobiles: [] },
  };
}

const held = (more: Partial<Held> = {}): Held => ({
  surveys: new Map([['s', RUNNING]]),
  known: new Map(),
  proven: new Set(),
  accepts: () => false,
  ...NO_FACTS,
  rulesOf: ({ rules }) => rules,
  ...more,
});

const cell = (key: string, limit: number, onFull: CountedCell['onFull'] = 1): CountedCell => ({ quotaId: 1, key, limit, onFull });
const outcomes = ({ decisions }: Plan) => decisions.map((decision) => (decision.kind === 'stored' ? decision.status : decision.kind));

describe('quotas', () => {
  it('give as many seats as they have, and then store responses as over quota', () => {
    const plan = decideSubmissions(
      ['a', 'b', 'c'].map((id) => candidate(id, { cells: [cell('q1', 3)] })),
      held({ taken: new Map([['s q1', 1]]) }),
    );

    expect(outcomes(plan)).toEqual(['complete', 'complete', 'over_quota']);
    expect(plan.taken.get('s')).toEqual(new Map([['q1', 3]]));
    expect(plan.stored.map(({ seats }) => seats)).toEqual(['q1', 'q1', null]);
    expect(plan.counters.get('s')?.responses).toBe(2);
  });

  it('give a seat in all cells of a response or in none', () => {
    const both = { cells: [cell('q1', 5), cell('q2', 1)] };
    const plan = decideSubmissions([candidate('a', both), candidate('b', both), candidate('c', { cells: [cell('q1', 5)] })], held());

    expect(outcomes(plan)).toEqual(['complete', 'over_quota', 'complete']);
    expect(plan.taken.get('s')).toEqual(
      new Map([
        ['q1', 2],
        ['q2', 1],
      ]),
    );
  });

  it('with limit 0 are closed, screen out where they say so, and mark where that is all they do', () => {
    const plan = decideSubmissions(
      [
        candidate('closed', { cells: [cell('q1', 0)] }),
        candidate('option', { cells: [cell('q1', 0, 3)] }),
        candidate('screened', { cells: [cell('q1', 0, 2)] }),
        candidate('marked', { cells: [cell('q1', 0, 4), cell('q2', 9)] }),
      ],
      held(),
    );

    expect(plan.stored.map(({ status, end, seats }) => [status, end, seats])).toEqual([
      ['over_quota', null, null],
      ['over_quota', null, null],
      ['screened', -1, null],
      ['complete', null, 'q1!,q2'],
    ]);
    expect(plan.taken.get('s')?.get('q1')).toBe(1);
  });

  it('are not asked about whoever is screened out, nor once the survey is full', () => {
    const screened = candidate('a', { cells: [cell('q1', 1)] });
    const all = [
      { ...screened, response: { ...screened.response, status: 'screened' as const } },
      candidate('b', { cells: [cell('q1', 1)], limits: { total: 0 } }),
    ];
    const plan = decideSubmissions(all, held());

    expect(outcomes(plan)).toEqual(['screened', 'over_quota']);
    expect(plan.taken.get('s')).toBeUndefined();
  });
});

describe('limits on repeated answers', () => {
  const repeat = (window: RepeatWindow) => ({ repeat: { window, by: ['device' as const] } });

  it('hold one respondent back and nobody else, within one list as well', () => {
    const [one, other] = ['one', 'other'].map((person) => ({ limits: repeat(1), person }));
    const plan = decideSubmissions([candidate('a', one as Made), candidate('b', one as Made), candidate('c', other as Made)], held());

    expect(plan.decisions).toEqual([
      { kind: 'stored', status: 'complete', end: null },
      { kind: 'repeated', by: { subject: 'device', nextAt: null } },
      { kind: 'stored', status: 'complete', end: null },
    ]);
    expect(plan.stored.map(({ number }) => number)).toEqual([1, 2]);
  });

  it.each(REPEAT_WINDOWS.filter((window) => window > 1))('of window %i end at the instant that they name', (window) => {
    const last = NOW - HOUR / 2;
    const state = held({ lastAnswers: new Map([['s me', last]]) });
    const limits = { ...repeat(window), timeZone: 'America/New_York' };
    const [first] = decideSubmissions([candidate('a', { limits, person: 'me' })], state).decisions;
    if (first?.kind !== 'repeated' || !first.by.nextAt) throw new Error('it should be held back for a while');
    const next = first.by.nextAt.getTime();
    const at = (time: number) => outcomes(decideSubmissions([candidate('a', { limits, person: 'me', at: time })], state))[0];

    expect([at(next - 1), at(next)]).toEqual(['repeated', 'complete']);
  });

  it('of a person known in two ways tell the one that lasts longer', () => {
    const made = candidate('a', { limits: { repeat: { window: 2, by: ['device', 'ip'] } } });
    const keys = [
      { subject: 'device' as const, key: 'd' },
      { subject: 'ip' as const, key: 'i' },
    ];
    const known = new Map([
      ['s d', NOW - HOUR / 2],
      ['s i', NOW - HOUR / 4],
    ]);
    const [decision] = decideSubmissions([{ ...made, rules: { ...made.rules, keys } }], held({ lastAnswers: known })).decisions;

    expect(decision).toEqual({ kind: 'repeated', by: { subject: 'ip', nextAt: new Date(NOW + (HOUR * 3) / 4) } });
  });
});

describe('one-to-one links', () => {
  const link: HeldLink = { id: 'l', uses: 0, maxUses: 1, isVoid: false, expiresAt: null, isAnonymous: false };
  const withLink = (more: Partial<HeldLink> = {}) => held({ links: new Map([['s k', { ...link, ...more }]]) });
  const reasonOf = (state: Held, linkCode = 'k') => {
    const [decision] = decideSubmissions([candidate('a', { linkCode })], state).decisions;
    return decision?.kind === 'link' ? decision.reason : decision?.kind;
  };

  it('take one answer, or as many as they say', () => {
    const list = ['a', 'b', 'c'].map((id) => candidate(id, { linkCode: 'k' }));

    expect(outcomes(decideSubmissions(list, withLink()))).toEqual(['complete', 'link', 'link']);
    expect(outcomes(decideSubmissions(list, withLink({ maxUses: 2 })))).toEqual(['complete', 'complete', 'link']);
    expect(decideSubmissions(list, withLink()).stored[0]?.link).toMatchObject({ id: 'l', uses: 1 });
  });

  it('say why they take none', () => {
    expect(reasonOf(withLink(), 'other')).toBe('unknown');
    expect(reasonOf(withLink({ isVoid: true }))).toBe('voided');
    expect(reasonOf(withLink({ uses: 1 }))).toBe('used');
    expect([reasonOf(withLink({ expiresAt: NOW })), reasonOf(withLink({ expiresAt: NOW + 1 }))]).toEqual(['expired', 'stored']);
  });
});

describe('invitation codes', () => {
  const code: HeldCode = { id: 'c', uses: 0, maxUses: 1, isVoid: false };
  const withCode = (more: Partial<HeldCode> = {}) => held({ codes: new Map([['s TEA', { ...code, ...more }]]) });
  const reasonOf = (state: Held, invitation = 'TEA') => {
    const [decision] = decideSubmissions([candidate('a', { invitation })], state).decisions;
    return decision?.kind === 'invitation' ? decision.reason : decision?.kind;
  };

  it('take one response, or as many as they say', () => {
    const list = ['a', 'b', 'c'].map((id) => candidate(id, { invitation: 'TEA' }));

    expect(outcomes(decideSubmissions(list, withCode()))).toEqual(['complete', 'invitation', 'invitation']);
    expect(decideSubmissions(list, withCode({ maxUses: 2 })).stored.map((each) => each.code?.uses)).toEqual([1, 2]);
  });

  it('say why they take none, and nobody is asked for one where the survey wants none', () => {
    expect(reasonOf(withCode(), '')).toBe('missing');
    expect(reasonOf(withCode(), 'POT')).toBe('unknown');
    expect(reasonOf(withCode({ isVoid: true }))).toBe('voided');
    expect(reasonOf(withCode({ uses: 1 }))).toBe('used');
    expect(outcomes(decideSubmissions([candidate('a', {})], held()))).toEqual(['complete']);
  });
});

describe('a list of submissions', () => {
  const made = fc.record({
    cells: fc.uniqueArray(fc.constantFrom('q1', 'q2', 'q3'), { maxLength: 3 }),
    onFull: fc.constantFrom<CountedCell['onFull']>(1, 4),
    person: fc.constantFrom('me', 'you', 'them'),
    linkCode: fc.option(fc.constantFrom('k', 'm'), { nil: undefined }),
    hours: fc.integer({ min: 0, max: 3 }),
  });

  it('is decided as if each came alone, and never gives more seats than there are', () => {
    fc.assert(
      fc.property(fc.array(made, { maxLength: 30 }), (list) => {
        const limits = { repeat: { window: 2 as const, by: ['device' as const] } };
        const all = list.map(({ cells, onFull, person, linkCode, hours }, index) =>
          candidate(`r${index}`, {
            cells: cells.map((key) => cell(key, 2, key === 'q3' ? onFull : 1)),
            limits,
            person,
            linkCode: linkCode ?? `own ${index}`,
            at: NOW + index + hours * HOUR,
          }),
        );
        const links = new Map(all.map(({ respondent }) => [`s ${respondent.linkCode}`, { ...fresh, id: respondent.linkCode ?? '' }]));
        const together = decideSubmissions(all, held({ links }));

        const alone = all.reduce<{ state: Held; decisions: unknown[] }>(
          ({ state, decisions }, one) => {
            const plan = decideSubmissions([one], state);
            return { state: after(state, plan), decisions: [...decisions, ...plan.decisions] };
          },
          { state: held({ links }), decisions: [] },
        );

        expect(alone.decisions).toEqual(together.decisions);
        for (const [key, taken] of together.taken.get('s') ?? []) if (key !== 'q3') expect(taken).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });

  const fresh: HeldLink = { id: '', uses: 0, maxUses: 2, isVoid: false, expiresAt: null, isAnonymous: false };

  /** The state that the rows of a plan leave behind. */
  function after(state: Held, { stored, counters, taken }: Plan): Held {
    const counter = counters.get('s');
    const seats = [...(taken.get('s') ?? [])].map(([key, count]) => [`s ${key}`, count] as const);
    const answers = stored.flatMap(({ candidate: { response }, keys }) =>
      keys.map(({ key }) => [`s ${key}`, response.submittedAt.getTime()] as const),
    );
    const used = stored.flatMap(({ candidate: { respondent }, link }) => (link ? [[`s ${respondent.linkCode}`, link] as const] : []));
    return {
      ...state,
      surveys: new Map([
        ['s', { ...RUNNING, ...(counter && { seq: counter.seq, responses: counter.responses, lastResponse: counter.lastResponse }) }],
      ]),
      taken: new Map([...state.taken, ...seats]),
      lastAnswers: new Map([...state.lastAnswers, ...answers]),
      links: new Map([...state.links, ...used]),
    };
  }
});
