import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, page as pageBreak, single, survey, text } from '@wence/schema/testing';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey, relaunch, stop } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';
import { SurveyVisit } from './survey-visit.entity.js';
import { visit } from './visit.factory.js';

const tea = survey(
  single('Q1', 'Tea or coffee?', ['tea', 'coffee']),
  pageBreak('P1'),
  text('Q2', 'Why?'),
  pageBreak('P2'),
  text('Q3', 'Else?'),
);
const [FIRST = 0, SECOND = 0, THIRD = 0] = ['Q1', 'Q2', 'Q3'].map((code) => tea.nodes.find((node) => node.code === code)?.id);
const paged = { ...tea, perPage: true, settings: { paging: 'page' as const } };

const MUTATION = 'mutation ($input: RecordVisitInput!) { recordVisit(input: $input) { noted } }';

describe('a visit', () => {
  let app: TestApp;
  let author: SignedUp;
  const stored = async (surveyId: string) => {
    await app.features.visit.buffer.flush();
    return app.platform.database.repository(SurveyVisit).findBy({ surveyId });
  };

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
    author = await signUp(app);
  });
  afterAll(() => app.stop());

  it('is one row, however often and through whichever door is told of it, and holds the furthest page', async () => {
    const id = await launchedSurvey(app, author, paged);
    const submissionId = randomUUID();
    const opened = app.clock.now();

    await visit(app, id, { submissionId, page: FIRST, source: 'poster' });
    app.clock.advance(60_000);
    const started = app.clock.now();
    await visit(app, id, { submissionId, page: SECOND, hasAnswers: true });
    await stored(id);
    app.clock.advance(60_000);
    const { data } = await graph(app, MUTATION, { input: { surveyId: id, submissionId: submissionId.toUpperCase(), page: FIRST } });

    expect(data.recordVisit).toEqual({ noted: true });
    expect(await stored(id)).toEqual([
      {
        surveyId: id,
        submissionId,
        version: 1,
        page: SECOND,
        place: 3,
        source: 'poster',
        openedAt: opened,
        startedAt: started,
        lastAt: app.clock.now(),
      },
    ]);
  });

  it('gets no nearer by news that come late, in memory and in the store', async () => {
    const id = await launchedSurvey(app, author, paged);
    const [together, apart] = [randomUUID(), randomUUID()];

    for (const page of [THIRD, 0, SECOND]) await visit(app, id, { submissionId: together, page });
    for (const page of [THIRD, 0, SECOND]) {
      await visit(app, id, { submissionId: apart, page });
      await stored(id);
    }

    expect((await stored(id)).map(({ page }) => page)).toEqual([THIRD, THIRD]);
  });

  it('keeps the furthest page with the version that it belongs to', async () => {
    const id = await launchedSurvey(app, author, paged);
    const submissionId = randomUUID();
    await visit(app, id, { submissionId, page: SECOND, version: 1 });
    await stored(id);
    await relaunch(app, author, id, { ...paged, title: 'Tea' });

    await visit(app, id, { submissionId, page: FIRST });
    expect(await stored(id)).toMatchObject([{ version: 1, page: SECOND }]);
    await visit(app, id, { submissionId, page: THIRD });
    expect(await stored(id)).toMatchObject([{ version: 2, page: THIRD }]);
  });

  it('is refused where answers are, and leaves nothing', async () => {
    const running = await launchedSurvey(app, author, paged);
    const stopped = await launchedSurvey(app, author, paged);
    await stop(app, author, stopped);

    const unknownPage = await visit(app, running, { page: 9_999 });
    const pageBreakId = await visit(app, running, { page: tea.nodes[1]?.id });
    const unknownVersion = await visit(app, running, { version: 7 });
    const missing = await visit(app, 'nosuchsurv');
    const closed = await visit(app, stopped);
    const odd = await visit(app, running, { submissionId: 'no uuid', page: -1, answers: {} });
    const test = await visit(app, running, { test: 'token' });

    expect([unknownPage, pageBreakId, unknownVersion, missing, closed].map(({ code }) => code)).toEqual([
      'A0404',
      'A0404',
      'A0416',
      'A0404',
      'A0411',
    ]);
    expect(odd.code).toBe('A0400');
    expect(odd.fields?.map(({ field }) => field)).toEqual(expect.arrayContaining(['submissionId', 'page', 'answers']));
    expect(test.fields?.map(({ field }) => field)).toEqual(['test']);
    expect(await stored(running)).toEqual([]);
    expect(await stored(stopped)).toEqual([]);
  });

  it('neither comes nor goes with what test mode and simulations answer', async () => {
    const id = await launchedSurvey(app, author, paged);
    await v1(app, 'POST', `/v1/surveys/test/simulate/${id}`, { count: 3 }, author.token);
    await submit(app, id, answersOf(tea, { Q1: 'tea' }));

    expect(await stored(id)).toEqual([]);
  });

  it('goes with its survey', async () => {
    const [one, other] = [await launchedSurvey(app, author, paged), await launchedSurvey(app, author, paged)];
    await visit(app, one);
    await visit(app, other);
    await stored(one);

    await app.features.visit.visits.purge(one);

    expect(await stored(one)).toEqual([]);
    expect(await stored(other)).toHaveLength(1);
  });

  it('is limited by itself: whoever tells too much of it may still submit', async () => {
    const limited = await startTestApp({ RATE_LIMIT_VISIT: '2/0.001' });
    const owner = await signUp(limited);
    const id = await launchedSurvey(limited, owner, paged);
    const byGraph = () => graph(limited, MUTATION, { input: { surveyId: id, submissionId: randomUUID(), page: 0 } });

    const codes = [(await visit(limited, id)).code, (await visit(limited, id)).code, (await visit(limited, id)).code];

    expect(codes).toEqual(['00000', '00000', 'A0501']);
    expect((await byGraph()).code).toBe('A0501');
    expect((await submit(limited, id, answersOf(tea, { Q1: 'tea' }))).code).toBe('00000');
    await limited.stop();
  });
});
