import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from './response.factory.js';
import { SurveyCounter } from './survey-counter.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const COUNT = 'subscription ($id: ID!) { responseCount(surveyId: $id) { surveyId count seq } }';
const REPORT = 'subscription ($id: ID!) { overallReportChanged(surveyId: $id) { total questions { base options { count } } } }';

describe('live figures', () => {
  let app: TestApp;
  let author: SignedUp;
  let url: string;
  const clients: Client[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    url = `${app.address.replace('http', 'ws')}/graphql`;
    // Tokens are dated by the clock of the test; a socket looks at the real one to end with its token.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });
  afterAll(() => app.stop());

  const subscribe = (query: string, id: string, { token } = author) => {
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token } });
    clients.push(client);
    return client.iterate<Record<string, never>>({ query, variables: { id } });
  };

  it('bring the count at once, then on change', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answers);
    const counts = subscribe(COUNT, id);

    const now = await counts.next();
    await submit(app, id, answers);
    const then = await counts.next();

    expect(now.value.data.responseCount).toEqual({ surveyId: id, count: 1, seq: 1 });
    expect(then.value.data.responseCount).toEqual({ surveyId: id, count: 2, seq: 2 });
  });

  it('gather a burst into few events, the last of which has the last figure', async () => {
    const id = await launchedSurvey(app, author, tea);
    const counts = subscribe(COUNT, id);
    await counts.next();

    const burst = Promise.all(Array.from({ length: 50 }, () => submit(app, id, answers)));
    const seen: number[] = [];
    while (seen.at(-1) !== 50) seen.push((await counts.next()).value.data.responseCount.count);
    await burst;

    expect(seen.length).toBeLessThanOrEqual(12);
  });

  it('bring the report at once, then on change', async () => {
    const id = await launchedSurvey(app, author, tea);
    const reports = subscribe(REPORT, id);

    const now = await reports.next();
    await submit(app, id, answers);
    const then = await reports.next();

    expect(now.value.data.overallReportChanged.total).toBe(0);
    expect(then.value.data.overallReportChanged).toEqual({ total: 1, questions: [{ base: 1, options: [{ count: 1 }, { count: 0 }] }] });
  });

  it('bring the report of what a filter means, read once for all who show the same', async () => {
    const id = await launchedSurvey(app, author, tea);
    const filtered = (source: string) =>
      `subscription ($id: ID!) { overallReportChanged(surveyId: $id, filter: { source: "${source}" }) { total } }`;
    const reports = [filtered('poster'), filtered('poster'), filtered('mail')].map((query) => subscribe(query, id));
    await Promise.all(reports.map((report) => report.next()));
    const reading = jest.spyOn(app.features.report.figures, 'read');

    await submit(app, id, answers, { source: 'poster' });
    const figures = await Promise.all(reports.map((report) => report.next()));

    expect(figures.map(({ value }) => value.data.overallReportChanged.total)).toEqual([1, 1, 0]);
    expect(reading).toHaveBeenCalledTimes(2);
    reading.mockRestore();
  });

  it('are refused with a filter that no report can be read with', async () => {
    const id = await launchedSurvey(app, author, tea);
    const query = 'subscription ($id: ID!) { overallReportChanged(surveyId: $id, filter: { deleted: true }) { total } }';

    const { value } = await subscribe(query, id).next();

    expect(value).toMatchObject({ errors: [{ extensions: { code: 'A0400' } }] });
  });

  it.each([COUNT, REPORT])('are refused to a stranger: %s', async (query) => {
    const id = await launchedSurvey(app, author, tea);
    const stranger = await signUp(app);

    const { value } = await subscribe(query, id, stranger).next();

    expect(value).toMatchObject({ errors: [{ extensions: { code: 'A0404' } }] });
  });

  it('leave nothing behind when a subscriber goes', async () => {
    const id = await launchedSurvey(app, author, tea);
    const counts = subscribe(COUNT, id);
    await counts.next();

    await clients.at(-1)?.dispose();
    while (app.platform.bus.hasSubscribers(`responses:${id}`)) await new Promise((resolve) => setTimeout(resolve, 5));

    expect(app.platform.bus.hasSubscribers(`responses:${id}`)).toBe(false);
  });

  it('bring what another server stored and could not tell', async () => {
    const id = await launchedSurvey(app, author, tea);
    await submit(app, id, answers);
    const counts = subscribe(COUNT, id);
    await counts.next();

    await app.platform.unit.run(() => app.platform.database.repository(SurveyCounter).update({ surveyId: id }, { responses: 2, seq: 2 }));
    await app.features.response.events.lookForMissed();

    expect((await counts.next()).value.data.responseCount).toEqual({ surveyId: id, count: 2, seq: 2 });
  });

  it.each([COUNT, REPORT])('S21 end when the survey is taken away: %s', async (query) => {
    const id = await launchedSurvey(app, author, tea);
    const figures = subscribe(query, id);
    await figures.next();

    await v1(app, 'POST', `/v1/surveys/remove/${id}`, {}, author.token);
    app.features.response.events.announce(id);

    expect((await figures.next()).value).toMatchObject({ errors: [{ extensions: { code: 'A0404' } }] });
    expect((await figures.next()).done).toBe(true);
  });

  it('S21 end with the sign-in they belong to', async () => {
    const id = await launchedSurvey(app, author, tea);
    const leaving = await signUp(app, {});
    const own = await launchedSurvey(app, leaving, tea);
    const [mine, others] = [subscribe(COUNT, own, leaving), subscribe(COUNT, id)];
    await Promise.all([mine.next(), others.next()]);

    await v1(app, 'POST', '/v1/logout', {}, leaving.token);

    await expect(mine.next()).rejects.toMatchObject({ code: 4403 });
    await submit(app, id, answers);
    expect((await others.next()).value.data.responseCount.count).toBe(1);
  });
});
