/** @store sqlite: counts in memory, not in the store. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { type Client, createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { type SignedUp, signUp } from '../../features/account/account.factory.js';
import { launchedSurvey } from '../../features/publish/publish.factory.js';
import { graph } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const COUNT = 'subscription ($id: ID!) { responseCount(surveyId: $id) { count } }';

describe('what operations on a socket cost', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  const clients: Client[] = [];

  const start = async (env: Record<string, string>) => {
    app = await startTestApp(env);
    // Tokens are dated by the clock of the test; a socket looks at the real one to end with its token.
    app.clock.advance(Date.now() - app.clock.now().getTime());
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, survey(single('Q1', 'Tea?', ['yes', 'no'])));
  };
  const client = () => {
    const url = `${app.address.replace('http', 'ws')}/graphql`;
    const made = createClient({ url, webSocketImpl: WebSocket, retryAttempts: 0, connectionParams: { token: author.token } });
    clients.push(made);
    return made;
  };
  /** Returns the first count that the subscription delivers, or the extensions of its error. */
  const watched = async (on: Client): Promise<unknown> => {
    const events = on.iterate<{ responseCount: { count: number } }>({ query: COUNT, variables: { id: surveyId } });
    try {
      return (await events.next()).value?.data?.responseCount.count;
    } catch (errors) {
      return (errors as { extensions: unknown }[])[0]?.extensions;
    }
  };
  const left = async () => JSON.parse((await graph(app, '{ me { id } }', {}, author.token)).text).extensions.cost.throttleStatus;

  afterEach(async () => {
    for (const one of clients.splice(0)) await one.dispose();
    await app.stop();
  });

  it('is taken from the bucket that operations over HTTP take from', async () => {
    await start({ RATE_LIMIT_GRAPH_COST: '100/1' });
    const socket = client();
    const before = (await left()).currentlyAvailable;

    for (let i = 0; i < 10; i += 1) expect(await watched(socket)).toBe(0);

    // Ten subscriptions, and the question itself.
    expect((await left()).currentlyAvailable).toBeLessThanOrEqual(before - 11);
  });

  it('is refused with A0501 and the time to wait, over both doors, and the socket stays', async () => {
    await start({ RATE_LIMIT_GRAPH_COST: '5/1' });
    const socket = client();
    const told: unknown[] = [];
    for (let i = 0; i < 6; i += 1) told.push(await watched(socket));

    expect(told.slice(0, 2)).toEqual([0, 0]);
    expect(told.at(-1)).toMatchObject({ code: 'A0501', data: { retryAfterSeconds: expect.any(Number) } });
    expect((await graph(app, '{ me { id } }', {}, author.token)).code).toBe('A0501');
    app.clock.advance(5000);
    expect(await watched(socket)).toBe(0);
  });

  it('is not counted where limits are off', async () => {
    await start({ RATE_LIMITS: 'off', RATE_LIMIT_GRAPH_COST: '1/1' });
    const socket = client();

    for (let i = 0; i < 5; i += 1) expect(await watched(socket)).toBe(0);
  });
});
