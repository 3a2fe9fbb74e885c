import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TEST_REDIS_URL } from '../../testing/test-redis.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from './response.factory.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });
const COUNT = 'subscription ($id: ID!) { responseCount(surveyId: $id) { count } }';
const TOKEN_SECRET = 'a secret that both servers know, long enough';

/** Only a database server can be shared: an SQLite file belongs to one process. */
const shared = globalThis.TEST_DATABASE === 'mysql' ? describe : describe.skip;

shared.each([
  ['that share a Redis', TEST_REDIS_URL],
  ['that share nothing but the database', null],
])('two servers %s', (_what, redis) => {
  let a: TestApp;
  let b: TestApp;
  let author: SignedUp;
  const clients: Client[] = [];

  beforeAll(async () => {
    const env = { TOKEN_SECRET, ...(redis && { REDIS_URL: redis }) };
    a = await startTestApp(env);
    b = await startTestApp({ ...env, DATABASE_URL: a.databaseUrl });
    for (const { clock } of [a, b]) clock.advance(Date.now() - clock.now().getTime());
    author = await signUp(a);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });
  afterAll(async () => {
    await b.stop();
    await a.stop();
  });

  const watch = (app: TestApp, id: string) => {
    const url = `${app.address.replace('http', 'ws')}/graphql`;
    const client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token: author.token } });
    clients.push(client);
    return client.iterate<{ responseCount: { count: number } }>({ query: COUNT, variables: { id } });
  };

  it('a subscriber of one gets the final count of what the other takes in', async () => {
    const id = await launchedSurvey(a, author, tea);
    const counts = watch(a, id);
    const seen = [(await counts.next()).value?.data?.responseCount.count];

    await Promise.all(Array.from({ length: 30 }, (_, index) => submit(index % 2 === 0 ? b : a, id, answers)));
    while (seen.at(-1) !== 30) seen.push((await counts.next()).value?.data?.responseCount.count);

    expect(seen[0]).toBe(0);
    expect(seen.length).toBeLessThan(15);
  });

  // Without Redis the token is read again every half minute, which is too long to wait for here.
  const withRedis = redis ? it : it.skip;

  withRedis('who signs out at one is closed by the other', async () => {
    const id = await launchedSurvey(a, author, tea);
    const counts = watch(a, id);
    await counts.next();

    await v1(b, 'POST', '/v1/logout', {}, author.token);

    await expect(counts.next()).rejects.toMatchObject({ code: 4403 });
  });
});
