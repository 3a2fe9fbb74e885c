import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { v1 } from '../../testing/callers.js';
import { type ShakyLink, startShakyLink } from '../../testing/shaky-link.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { TEST_REDIS_URL } from '../../testing/test-redis.js';
import { type SignedUp, signUp } from '../account/account.factory.js';
import { createSurvey } from './survey.factory.js';

const WATCH = 'subscription ($id: ID!) { surveyEdited(surveyId: $id) { surveyId revision authorId clientOpId operations } }';
const TOKEN_SECRET = 'a secret that both servers know, long enough';

/** Only a database server can be shared: an SQLite file belongs to one process. */
const shared = globalThis.TEST_DATABASE === 'mysql' && TEST_REDIS_URL !== null ? describe : describe.skip;

shared('edits of another server that a gap in the way to Redis swallowed', () => {
  let link: ShakyLink;
  /** Reaches Redis by a link that breaks. */
  let here: TestApp;
  let elsewhere: TestApp;
  let author: SignedUp;
  let id: string;
  let client: Client;

  const rename = (title: string) => v1(elsewhere, 'POST', '/v1/surveys/title', { id, title }, author.token);
  const watch = () => {
    const url = `${here.address.replace('http', 'ws')}/graphql`;
    client = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token: author.token } });
    const events = client.iterate<{ surveyEdited: object }>({ query: WATCH, variables: { id } });
    return async () => (await events.next()).value?.data?.surveyEdited;
  };

  beforeEach(async () => {
    const redis = new URL(TEST_REDIS_URL ?? '');
    link = await startShakyLink(redis.hostname, Number(redis.port || 6379));
    here = await startTestApp({ TOKEN_SECRET, REDIS_URL: `redis://127.0.0.1:${link.port}` });
    elsewhere = await startTestApp({ TOKEN_SECRET, REDIS_URL: redis.href, DATABASE_URL: here.databaseUrl });
    // Tokens are dated by the clock of the test; a socket looks at the real one to end with its token.
    for (const { clock } of [here, elsewhere]) clock.advance(Date.now() - clock.now().getTime());
    author = await signUp(here);
    ({ id } = await createSurvey(here, author));
  });
  afterEach(async () => {
    await client.dispose();
    await elsewhere.stop();
    await here.stop();
    await link.stop();
  });

  it('F9 are told as one without operations, of the newest revision: whoever watches loads anew, and hears the next as always', async () => {
    const next = watch();
    await next();
    await rename('Heard');
    expect(await next()).toMatchObject({ revision: 2, operations: [{ op: 'updateSurvey', set: { title: 'Heard' } }] });

    link.cut();
    await rename('Lost');
    await rename('Lost as well');
    link.mend();

    expect(await next()).toMatchObject({ surveyId: id, revision: 4, authorId: author.userId, operations: [] });
    await rename('Heard again');
    expect(await next()).toMatchObject({ revision: 5, operations: [{ op: 'updateSurvey', set: { title: 'Heard again' } }] });
  });

  it('F9 and a survey that nobody edited meanwhile is told at its revision', async () => {
    const next = watch();
    await next();

    link.cut();
    link.mend();

    expect(await next()).toEqual({ surveyId: id, revision: 1, authorId: author.userId, clientOpId: '', operations: [] });
  });
});
