/** @store sqlite: counts in memory, not in the store. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { signUp } from '../../features/account/account.factory.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId } }';
const SURVEYS = '{ surveys(first: 99) { edges { node { id } } } }';

describe('requests are counted', () => {
  let app: TestApp;

  const start = async (env: Record<string, string>) => {
    app = await startTestApp(env);
  };
  afterEach(() => app.stop());

  const http = () => supertest(app.http.server);
  const submitTo = (surveyId: string) => http().post(`/v1/r/${surveyId}/responses`).send({ submissionId: randomUUID(), answers: {} });
  const submitByGraph = (surveyId: string) =>
    http()
      .post('/graphql')
      .send({ query: SUBMIT, variables: { input: { surveyId, submissionId: randomUUID(), answers: {} } } });
  const open = () => http().get('/v1/password-key');
  const refused = { code: 'A0501', data: { retryAfterSeconds: 1 } };

  it('per address and survey where answers are handed in, by either door', async () => {
    await start({ RATE_LIMIT_SUBMIT: '3/2' });
    for (const send of [submitTo, submitByGraph, submitTo]) expect((await send('aaaaaaaaaa')).status).not.toBe(429);

    const [byRoute, byGraph] = [await submitTo('aaaaaaaaaa'), await submitByGraph('aaaaaaaaaa')];

    expect([byRoute.status, byRoute.body, byRoute.headers['retry-after']]).toMatchObject([429, refused, '1']);
    expect([byGraph.status, byGraph.body.errors[0].extensions, byGraph.headers['retry-after']]).toMatchObject([429, refused, '1']);
    expect((await submitTo('bbbbbbbbbb')).status).toBe(200);
    app.clock.advance(500);
    expect((await submitTo('aaaaaaaaaa')).status).toBe(200);
    expect(await app.platform.metrics.registry.getSingleMetricAsString('rate_limited_total')).toContain('{rule="submit"} 2');
  });

  it('so widely that a hall behind one address passes: 300 submissions in a minute, of 5 a second', async () => {
    await start({ RATE_LIMIT_SUBMIT: '60/5', RATE_LIMIT_ANONYMOUS: '1/1' });
    const statuses = new Set<number>();

    for (let second = 0; second < 60; second += 1) {
      app.clock.advance(1000);
      for (const answer of await Promise.all(Array.from({ length: 5 }, () => submitTo('aaaaaaaaaa')))) statuses.add(answer.status);
    }

    expect([...statuses]).toEqual([200]);
  });

  it('S17 per address where people sign in, both doors together', async () => {
    await start({ RATE_LIMIT_SIGN_IN: '2/1' });
    const login = () => http().post('/v1/login').send({ mobile: '13900000000', password: 'x', keyId: 'x' });
    const byGraph = () =>
      http().post('/graphql').send({ query: 'mutation { login(input: { mobile: "13900000000", password: "x", keyId: "x" }) { token } }' });

    expect([(await login()).status, (await byGraph()).status]).toEqual([200, 200]);
    expect([(await login()).status, (await byGraph()).status]).toEqual([429, 429]);
    expect((await open()).status).toBe(200);
  });

  it('per session with a token, per address without', async () => {
    await start({ RATE_LIMIT_AUTHOR: '3/1', RATE_LIMIT_ANONYMOUS: '9/1' });
    const [one, other] = [await signUp(app), await signUp(app)];
    const users = (token: string) => http().get('/v1/users').auth(token, { type: 'bearer' });
    for (let i = 0; i < 2; i += 1) await users(one.token);

    expect([(await users(one.token)).status, (await users(other.token)).status]).toEqual([429, 200]);
  });

  it('S27 by the address of the connection, whatever headers say', async () => {
    await start({ RATE_LIMIT_ANONYMOUS: '3/1' });
    const forged = (i: number) =>
      open().set({
        'X-Forwarded-For': `10.0.0.${i}`,
        'X-Real-IP': `10.0.1.${i}`,
        Forwarded: `for=10.0.2.${i}`,
        'CF-Connecting-IP': `10.0.3.${i}`,
        'True-Client-IP': `10.0.4.${i}`,
      });
    for (let i = 0; i < 3; i += 1) await forged(i);

    expect((await forged(9)).status).toBe(429);
  });

  it('S27 by what a configured proxy has seen, not by what was sent to it', async () => {
    await start({ RATE_LIMIT_ANONYMOUS: '2/1', TRUST_PROXY: '127.0.0.1,::1' });
    const through = (first: number, seen: string) => open().set('X-Forwarded-For', `10.0.0.${first}, ${seen}`);
    for (let i = 0; i < 2; i += 1) await through(i, '203.0.113.7');

    expect([(await through(9, '203.0.113.7')).status, (await through(9, '203.0.113.8')).status]).toEqual([429, 200]);
  });

  it('by the network of an address of IPv6', async () => {
    await start({ RATE_LIMIT_ANONYMOUS: '2/1', TRUST_PROXY: '127.0.0.1,::1' });
    const from = (address: string) => open().set('X-Forwarded-For', address);
    for (let i = 0; i < 2; i += 1) await from(`2001:db8:1:2::${i}`);

    expect([(await from('2001:db8:1:2:ffff::9')).status, (await from('2001:db8:1:3::1')).status]).toEqual([429, 200]);
  });

  it('and told what is left, and for how long', async () => {
    await start({ RATE_LIMIT_ANONYMOUS: '60/20' });

    const { headers } = await open();

    expect([headers['ratelimit-policy'], headers.ratelimit]).toEqual(['"anonymous";q=60;w=3', '"anonymous";r=59;t=1']);
  });

  it('by the cost of what they ask of the graph', async () => {
    await start({ RATE_LIMIT_GRAPH_COST: '150/10' });
    const author = await signUp(app);
    const ask = () => http().post('/graphql').auth(author.token, { type: 'bearer' }).send({ query: SURVEYS });

    const first = await ask();
    for (let i = 0; i < 50; i += 1) await ask();
    const last = await ask();

    // Without surveys a page of 99 comes to nothing but itself, and the rest is given back.
    expect(first.body.extensions.cost).toEqual({
      requestedQueryCost: 100,
      actualQueryCost: 1,
      throttleStatus: { maximumAvailable: 150, currentlyAvailable: 149, restoreRate: 10 },
    });
    expect([last.status, last.body.errors[0].extensions]).toMatchObject([429, { code: 'A0501', data: { retryAfterSeconds: 1 } }]);
  });

  it('not at all where limits are off', async () => {
    await start({ RATE_LIMITS: 'off', RATE_LIMIT_ANONYMOUS: '1/1' });
    await open();

    const { status, headers } = await open();

    expect([status, headers.ratelimit]).toEqual([200, undefined]);
  });
});
