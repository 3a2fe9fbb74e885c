import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, survey, text } from '@wence/schema/testing';
import { encryptedPassword, freshMobile, type SignedUp, signUp } from '../../features/account/account.factory.js';
import { launchedSurvey } from '../../features/publish/publish.factory.js';
import { submit } from '../../features/response/response.factory.js';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { createLogger } from './logger.js';

const CANARY = 'CNRY-7b2e';
const asked = survey(text('Q1', CANARY));
const answers = answersOf(asked, { Q1: CANARY });

describe('the log of a server that is used, at its most talkative', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;
  const written: string[] = [];
  const lines = () =>
    written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    const sink = new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) });
    app = await startTestApp({}, { log: createLogger('trace', sink) });
    author = await signUp(app, { password: `${CANARY}-pw` });
    surveyId = await launchedSurvey(app, author, asked);
  });
  afterAll(() => app.stop());

  it('has a line per request with its id, route, user, survey, status, code and time', async () => {
    const requestId = `req-${randomUUID()}`;
    await v1(app, 'GET', '/v1/users', undefined, author.token, { 'X-Request-Id': requestId });
    await v1(app, 'GET', `/v1/r/${surveyId}?timestamp=${CANARY}`, undefined, undefined, { 'X-Request-Id': `${requestId}-2` });

    const line = (id: string) => lines().find((each) => each.requestId === id && each.msg === 'request');
    expect(line(requestId)).toMatchObject({ method: 'GET', route: '/v1/users', status: 200, code: '00000', userId: author.userId });
    expect(line(requestId)?.ms).toEqual(expect.any(Number));
    expect(line(`${requestId}-2`)).toMatchObject({ route: '/v1/r/:surveyId', surveyId, code: '00000' });
  });

  it('names the field of the graph that was asked for, its code and its cost', async () => {
    await graph(app, 'query WhoAmI { me { id } }', {}, author.token);
    await graph(app, 'query Stranger { me { id } }');

    const codes = lines().filter((line) => line.route === '/graphql' && line.operation === 'me');
    expect(codes.map(({ code }) => code)).toEqual(['00000', 'A0401']);
    expect(codes[0]).toMatchObject({ cost: expect.any(Number), userId: author.userId });
  });

  it('has no password, code, token, sign, mobile, answer or address in it, whatever goes wrong', async () => {
    const mobile = freshMobile();
    const secrets = { password: CANARY, code: CANARY, token: CANARY, sign: CANARY, mobile, answers };
    const wrong = await encryptedPassword(app, CANARY);
    await v1(app, 'POST', '/v1/login', { mobile, ...wrong });
    await v1(app, 'POST', '/v1/login', { ...secrets, keyId: CANARY });
    await v1(app, 'POST', '/v1/login/sms', { mobile, code: CANARY });
    await v1(app, 'POST', `/v1/sms/code?sign=${CANARY}&mobile=${mobile}`, { mobile, scene: 'login' });
    await v1(app, 'GET', `/v1/users?token=${CANARY}`, undefined, CANARY, { sign: CANARY, cookie: CANARY });
    await v1(app, 'POST', `/v1/r/${surveyId}/responses?code=${CANARY}`, { ...secrets, submissionId: CANARY });
    await v1(app, 'GET', `/v1/nowhere/${CANARY}?share=${CANARY}`);
    await graph(app, `mutation { login(input: { mobile: "${CANARY}", password: "${CANARY}", keyId: "x" }) { token } }`);
    await graph(app, 'query($input: Nope!) { me(a: $input) }', { input: CANARY });
    await fetch(`${app.address}/v1/login`, {
      method: 'POST',
      body: `{"password":"${CANARY}`,
      headers: { 'content-type': 'application/json' },
    });
    const stored = await submit(app, surveyId, answers, { source: CANARY, params: { name: CANARY } });

    expect(stored.code).toBe('00000');
    expect(written.join('')).not.toContain(CANARY);
    expect(written.join('')).not.toContain(mobile);
    expect(written.join('')).not.toContain(author.mobile);
    expect(written.join('')).not.toContain(author.token);
  });

  it('tells that the database failed, and nothing of what was to be stored', async () => {
    const before = written.length;
    await app.platform.database.writer.query('DROP TABLE response');
    const failed = await submit(app, surveyId, answers);

    expect(failed.code).toBe('B0001');
    expect(written.slice(before).join('')).toContain('query failed');
    expect(written.join('')).not.toContain(CANARY);
  });
});
