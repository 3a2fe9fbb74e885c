import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { percentOf } from '@wence/schema';
import { answersOf, page, single, surveyWith, text, casesOf } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { visit } from './visit.factory.js';

const PAGED = { perPage: true, settings: { paging: 'page' }, welcome: 'Hello' } as const;
const tea = surveyWith(PAGED, single('Q1', 'Tea?', ['yes', 'no']), page('P1'), text('Q2', 'Why?'), page('P2'), text('Q3', 'Else?'));
const PAGES = [0, ...['Q1', 'Q2', 'Q3'].map((code) => tea.nodes.find((node) => node.code === code)?.id ?? -1)];
const LAST = PAGES.length - 1;
const answers = answersOf(tea, { Q1: 'yes' });
const MINUTE = 60_000;

const QUERY = `query ($id: ID!, $filter: VisitFilter) { survey(id: $id) { dropOff(filter: $filter) {
  opened started submitted answering left startedPercent completionPercent since
  pages { number nodeId code title reached left leftPercent answering submitted }
} } }`;

interface Told {
  /** Furthest page, by its place among the pages. */
  readonly furthest: number;
  readonly hasAnswers: boolean;
  readonly submits: boolean;
  readonly source: 'poster' | null;
  readonly isOld: boolean;
}

const arbitraryVisit: fc.Arbitrary<Told> = fc.record({
  furthest: fc.integer({ min: 0, max: LAST }),
  hasAnswers: fc.boolean(),
  submits: fc.boolean(),
  source: fc.constantFrom('poster' as const, null),
  isOld: fc.boolean(),
});

/** The figures, visit by visit. */
function recount(visits: readonly Told[]) {
  const going = (one: Told) => !one.submits && !one.isOld;
  const left = (one: Told) => !one.submits && one.isOld;
  const counted = (test: (one: Told) => boolean) => visits.filter(test).length;
  const opened = visits.length;
  const started = counted(({ hasAnswers, submits }) => hasAnswers || submits);
  return {
    opened,
    started,
    submitted: counted(({ submits }) => submits),
    answering: counted(going),
    left: counted(left),
    startedPercent: percentOf(started, opened),
    completionPercent: percentOf(
      counted(({ submits }) => submits),
      opened,
    ),
    pages: PAGES.map((nodeId, place) => {
      const here = (one: Told) => one.furthest === place;
      const reached = counted(({ furthest }) => furthest >= place);
      return {
        number: place,
        nodeId: nodeId || null,
        code: place === 0 ? null : `Q${place}`,
        title: ['', 'Tea?', 'Why?', 'Else?'][place],
        reached,
        left: counted((one) => here(one) && left(one)),
        leftPercent: percentOf(
          counted((one) => here(one) && left(one)),
          reached,
        ),
        answering: counted((one) => here(one) && going(one)),
        submitted: counted((one) => here(one) && one.submits),
      };
    }),
  };
}

describe('the report on drop-off', () => {
  let app: TestApp;
  let author: SignedUp;
  const byGraph = async (id: string, filter?: object) => (await graph(app, QUERY, { id, filter }, author.token)).data.survey.dropOff;
  const byV1 = async (id: string, query = '') =>
    (await v1(app, 'GET', `/v1/surveys/report/drop-off/${id}${query}`, undefined, author.token)).data;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  beforeEach(async () => {
    author = await signUp(app);
  });
  /** Turns the clock, and renews the author's token, which would be over. */
  const later = async (ms: number) => {
    app.clock.advance(ms);
    const { data } = await v1(app, 'POST', '/v1/token/refresh', { refreshToken: author.refreshToken });
    author = { ...author, ...data };
  };
  afterAll(() => app.stop());

  it('has by both doors the figures of a recount of visits, of one source as well', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryVisit, { maxLength: 12 }), async (visits) => {
        const id = await launchedSurvey(app, author, tea);
        const tell = async ({ furthest, hasAnswers, submits, source }: Told) => {
          const submissionId = randomUUID();
          for (const place of [0, furthest]) await visit(app, id, { submissionId, page: PAGES[place], hasAnswers, source });
          if (submits) await submit(app, id, answers, { submissionId });
        };
        for (const one of visits) if (one.isOld) await tell(one);
        await later(31 * MINUTE);
        for (const one of visits) if (!one.isOld) await tell(one);

        const { since, ...figures } = await byGraph(id);
        const { since: alsoSince, ...alike } = await byV1(id);
        const { since: _since, ...ofPoster } = await byGraph(id, { source: 'poster' });

        expect(figures).toEqual(recount(visits));
        expect(alike).toEqual(recount(visits));
        expect(ofPoster).toEqual(recount(visits.filter(({ source }) => source === 'poster')));
        expect(since === null).toBe(visits.length === 0);
        expect(alsoSince).toBe(since);
      }),
      { numRuns: casesOf(100) / 5 },
    );
  }, 120_000);

  it('counts each of thousands of visits once, whichever part it is counted in', async () => {
    const id = await launchedSurvey(app, author, tea);
    const now = app.clock.now();
    for (let each = 0; each < 4_001; each += 1) {
      const place = each % 4;
      const told = { surveyId: id, submissionId: randomUUID(), version: 1, page: PAGES[place] ?? 0, place, source: null };
      app.features.visit.buffer.add({ ...told, openedAt: now, startedAt: null, lastAt: now });
    }

    const { opened, pages } = await byV1(id);

    expect(opened).toBe(4_001);
    expect(pages.map(({ reached }: { reached: number }) => reached)).toEqual([4_001, 3_000, 2_000, 1_000]);
  });

  it('counts a visit as left once nothing was heard of it for half an hour, and as going on when it is taken up again', async () => {
    const id = await launchedSurvey(app, author, tea);
    const submissionId = randomUUID();
    await visit(app, id, { submissionId, page: PAGES[1] });
    await later(30 * MINUTE);
    expect(await byV1(id)).toMatchObject({ answering: 1, left: 0 });
    app.clock.advance(1);
    expect(await byV1(id)).toMatchObject({ answering: 0, left: 1 });

    await visit(app, id, { submissionId, page: PAGES[1] });

    expect(await byV1(id)).toMatchObject({ opened: 1, answering: 1, left: 0 });
  });

  it('is of the visits that a time or a version means, and has the pages of the version that was launched last', async () => {
    const id = await launchedSurvey(app, author, tea);
    await visit(app, id, { page: PAGES[2] });
    app.clock.advance(MINUTE);
    const relaunchedAt = app.clock.now().toISOString();
    await relaunch(app, author, id, { ...tea, nodes: tea.nodes.filter(({ code }) => code !== 'Q2' && code !== 'P1') });
    await visit(app, id, { page: PAGES[3] });

    const whole = await byV1(id);
    expect(whole.pages.map(({ code, reached }: { code: string | null; reached: number }) => [code, reached])).toEqual([
      [null, 2],
      ['Q1', 2],
      ['Q3', 1],
    ]);
    expect(await byV1(id, '?version=1')).toMatchObject({ opened: 1, pages: [{}, { left: 0, answering: 1 }, { reached: 0 }] });
    expect(await byV1(id, `?openedFrom=${relaunchedAt}`)).toMatchObject({ opened: 1, since: relaunchedAt });
    expect(await byV1(id, `?openedTo=${relaunchedAt}`)).toMatchObject({ opened: 1, pages: [{}, { answering: 1 }, { reached: 0 }] });
  });

  it('refuses a time that ends before it begins, by name', async () => {
    const id = await launchedSurvey(app, author, tea);
    const times = { openedFrom: '2026-03-02T00:00:00Z', openedTo: '2026-03-01T00:00:00Z' };

    const told = await v1(app, 'GET', `/v1/surveys/report/drop-off/${id}?${new URLSearchParams(times)}`, undefined, author.token);
    const asked = await graph(app, QUERY, { id, filter: times }, author.token);

    expect([told.code, asked.code]).toEqual(['A0400', 'A0400']);
    expect(told.fields).toEqual([{ field: 'openedTo', rule: 'tooSmall' }]);
  });

  it('is that of nobody before the first visit, and before the first launch', async () => {
    const id = await launchedSurvey(app, author, tea);
    const draft = (await v1(app, 'POST', '/v1/surveys', { title: 'Never launched' }, author.token)).data.id;

    expect(await byV1(id)).toMatchObject({ opened: 0, since: null, pages: [{ number: 0 }, { code: 'Q1' }, {}, {}] });
    expect(await byV1(draft)).toMatchObject({ opened: 0, since: null, pages: [] });
  });

  it('is shown to its author only: foreign and missing surveys get the same bytes', async () => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);

    const foreign = await v1(app, 'GET', `/v1/surveys/report/drop-off/${id}`, undefined, stranger.token);
    const missing = await v1(app, 'GET', '/v1/surveys/report/drop-off/nosuchsurv', undefined, stranger.token);

    expect(foreign.code).toBe('A0404');
    expect(foreign.text).toBe(missing.text);
  });
});
