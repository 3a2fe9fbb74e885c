import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionEndedTopic } from '../../platform/live/topics.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { type SignedUp, signUp } from './account.factory.js';

const ME = '{ me { id } }';

describe('the end of a session', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.stop());

  /** Counts what is told about the end of this author's sign-in, from now on. */
  const listenTo = async ({ token }: SignedUp) => {
    const session = await app.features.account.tokens.readToken(token);
    const events = app.platform.bus.subscribe(sessionEndedTopic(session?.sessionId ?? ''));
    const heard = { times: 0 };
    void (async () => {
      for await (const _ of events) heard.times += 1;
    })();
    return { heard, stop: () => events.return?.() };
  };
  const valueOf = async (metric: { get(): Promise<{ values: { value: number; labels: object }[] }> }, labels: object = {}) => {
    const { values } = await metric.get();
    return values.find((entry) => JSON.stringify(entry.labels) === JSON.stringify(labels))?.value ?? 0;
  };
  const refresh = (refreshToken: string) => v1(app, 'POST', '/v1/token/refresh', { refreshToken });

  it('is told to its sockets after signing out, and to nobody else', async () => {
    const author = await signUp(app);
    const [mine, others] = [await listenTo(author), await listenTo(await signUp(app))];

    await v1(app, 'POST', '/v1/logout', {}, author.token);

    expect([mine.heard.times, others.heard.times]).toEqual([1, 0]);
    await Promise.all([mine.stop(), others.stop()]);
  });

  it('is told when a replaced refresh token comes back, counted, and holds at both doors, 4.7', async () => {
    const author = await signUp(app);
    const { heard, stop } = await listenTo(author);
    const { refreshReuse, authFailures } = app.platform.metrics;
    const before = [await valueOf(refreshReuse), await valueOf(authFailures, { reason: 'refresh_token' })];
    const { data: next } = await refresh(author.refreshToken);
    app.clock.advance(10_001);

    const stolen = await refresh(author.refreshToken);

    expect(stolen).toMatchObject({ status: 401, code: 'A0401' });
    expect(heard.times).toBe(1);
    expect((await graph(app, ME, {}, next.token)).code).toBe('A0401');
    expect(await refresh(next.refreshToken)).toMatchObject({ status: 401, code: 'A0401' });
    const after = [await valueOf(refreshReuse), await valueOf(authFailures, { reason: 'refresh_token' })];
    expect(after).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
    await stop();
  });

  it('of all sessions of an author leaves those of others', async () => {
    const [author, other] = [await signUp(app), await signUp(app)];
    const second = await app.features.account.sessions.begin(author.userId);
    const { heard, stop } = await listenTo(author);

    await app.features.account.sessions.endAllOf(author.userId);
    await new Promise((resolve) => setImmediate(resolve));

    expect(heard.times).toBe(1);
    const codes = await Promise.all([author.token, second.token, other.token].map(async (token) => (await graph(app, ME, {}, token)).code));
    expect(codes).toEqual(['A0401', 'A0401', undefined]);
    await stop();
  });

  it('is not told when the same tab asks twice', async () => {
    const author = await signUp(app);
    const { heard, stop } = await listenTo(author);

    const pairs = await Promise.all(Array.from({ length: 20 }, () => refresh(author.refreshToken)));

    expect(new Set(pairs.map(({ text }) => text)).size).toBe(1);
    expect(pairs[0]).toMatchObject({ status: 200, code: '00000' });
    expect(heard.times).toBe(0);
    await stop();
  });

  it('and its life are in the store: a server that starts anew knows both', async () => {
    const [alive, over] = [await signUp(app), await signUp(app)];
    const { data: next } = await refresh(alive.refreshToken);
    await v1(app, 'POST', '/v1/logout', { refreshToken: over.refreshToken });

    const again = await startTestApp({ DATABASE_URL: app.databaseUrl, TOKEN_SECRET: app.platform.tokenSecret });
    const codes = await Promise.all([next.token, over.token].map(async (token) => (await graph(again, ME, {}, token)).code));
    const pair = await v1(again, 'POST', '/v1/token/refresh', { refreshToken: next.refreshToken });
    await again.stop();

    expect(codes).toEqual([undefined, 'A0401']);
    expect(pair.code).toBe('00000');
  });
});
