import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import supertest from 'supertest';
import { createLogger } from '../../../platform/logging/logger.js';
import { graph, v1 } from '../../../testing/callers.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';
import { signUp, type SignedUp } from '../../account/account.factory.js';
import { launchedSurvey } from '../../publish/publish.factory.js';
import { Response } from '../../response/response.entity.js';

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const ANSWERS = answersOf(tea, { Q1: 'tea' });
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.38(0x1800262c)';
const NANJING = '114.114.114.114';
const FROM_NANJING = { 'User-Agent': IPHONE, 'X-Forwarded-For': NANJING };
const TOLD = { device: 'phone', os: 'ios', browser: 'wechat', region: 'CN-JS' };
const NOTHING = { device: null, os: null, browser: null, region: null };

const QUERY = 'query ($id: ID!) { nodes(ids: [$id]) { ... on Response { device os browser region } } }';
const FOUND =
  'query ($surveyId: ID!, $filter: ResponseFilter) { responses(surveyId: $surveyId, filter: $filter) { edges { node { seq } } } }';
const SUBMIT = 'mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId } }';

describe('a response', () => {
  let app: TestApp;
  let author: SignedUp;
  let id: string;
  const logged: string[] = [];

  beforeAll(async () => {
    const sink = new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) });
    app = await startTestApp({ TRUST_PROXY: '127.0.0.1', RATE_LIMITS: 'off' }, { log: createLogger('trace', sink) });
    author = await signUp(app);
    id = await launchedSurvey(app, author, tea);
  });
  afterAll(() => app.stop());

  const send = (headers: Record<string, string>, submissionId = randomUUID()) =>
    v1(app, 'POST', `/v1/r/${id}/responses`, { submissionId, answers: ANSWERS }, undefined, headers);
  const shown = async (responseId: string) =>
    (await v1(app, 'GET', `/v1/surveys/responses/${id}/${responseId}`, undefined, author.token)).data;

  it('tells by both doors on what and from where it was given', async () => {
    const { data } = await send(FROM_NANJING);

    const told = await graph(app, QUERY, { id: data.responseId }, author.token);
    expect(told.data.nodes).toEqual([{ device: 'PHONE', os: 'IOS', browser: 'WECHAT', region: 'CN-JS' }]);
    expect(await shown(data.responseId)).toMatchObject(TOLD);
  });

  it('that came through the graph tells the same', async () => {
    const input = { surveyId: id, submissionId: randomUUID(), answers: ANSWERS };
    const { body } = await supertest(app.http.server).post('/graphql').set(FROM_NANJING).send({ query: SUBMIT, variables: { input } });

    expect(await shown(body.data.submitResponse.responseId)).toMatchObject(TOLD);
  });

  it('keeps what its first try told, wherever a retry comes from', async () => {
    const submissionId = randomUUID();
    const { data } = await send(FROM_NANJING, submissionId);
    await send({ 'User-Agent': 'curl/8.1.2', 'X-Forwarded-For': '8.8.8.8' }, submissionId);

    expect(await shown(data.responseId)).toMatchObject(TOLD);
  });

  it('of a private network tells no region, and without a user agent no device', async () => {
    const { data } = await send({ 'User-Agent': '', 'X-Forwarded-For': '10.1.2.3' });

    expect(await shown(data.responseId)).toMatchObject(NOTHING);
  });

  it('is found by both doors by what it tells, or that it does not', async () => {
    const surveyId = await launchedSurvey(app, author, tea);
    const body = () => ({ submissionId: randomUUID(), answers: ANSWERS });
    await v1(app, 'POST', `/v1/r/${surveyId}/responses`, body(), undefined, FROM_NANJING);
    await v1(app, 'POST', `/v1/r/${surveyId}/responses`, body(), undefined, { 'User-Agent': '', 'X-Forwarded-For': '8.8.8.8' });
    const byGraph = async (condition: object) =>
      (await graph(app, FOUND, { surveyId, filter: { where: { conditions: [condition] } } }, author.token)).data.responses.edges.map(
        ({ node }: { node: { seq: number } }) => node.seq,
      );
    const byV1 = async (condition: object) => {
      const where = encodeURIComponent(JSON.stringify({ conditions: [condition] }));
      const { data } = await v1(app, 'GET', `/v1/surveys/responses/${surveyId}?where=${where}`, undefined, author.token);
      return data.list.map(({ seq }: { seq: number }) => seq);
    };

    expect(await byGraph({ device: { anyOf: ['PHONE', 'TABLET'] } })).toEqual([1]);
    expect(await byGraph({ os: { anyOf: ['UNKNOWN'] } })).toEqual([2]);
    expect(await byGraph({ browser: { anyOf: ['WECHAT'] } })).toEqual([1]);
    expect(await byGraph({ region: { anyOf: ['US', 'unknown'] } })).toEqual([2]);
    expect(await byV1({ device: { anyOf: ['phone'] } })).toEqual([1]);
    expect(await byV1({ region: { anyOf: ['US'] } })).toEqual([2]);
  });

  it('is asked for by a region that there is, which the fault names otherwise', async () => {
    const where = encodeURIComponent(JSON.stringify({ conditions: [{ region: { anyOf: ['Nanjing'] } }] }));
    const told = await v1(app, 'GET', `/v1/surveys/responses/${id}?where=${where}`, undefined, author.token);

    expect(told.code).toBe('A0400');
    expect(told.fields).toEqual([expect.objectContaining({ field: 'filter.where.conditions[0].region.anyOf[0]', rule: 'notAllowed' })]);
  });

  it('leaves its address in no row and in no line of the log', async () => {
    await send({ ...FROM_NANJING, 'User-Agent': `${IPHONE} own-mark-of-this-phone` });

    const { database } = app.platform;
    const rows = await database.repository(Response).find();
    for (const text of [JSON.stringify(rows), logged.join('')]) {
      expect(text).toContain(id);
      expect(text).not.toContain(NANJING);
      expect(text).not.toContain('own-mark-of-this-phone');
    }
  });
});

describe('a response to a server', () => {
  const sent = async (env: Record<string, string>) => {
    const app = await startTestApp({ RATE_LIMITS: 'off', ...env });
    try {
      const author = await signUp(app);
      const id = await launchedSurvey(app, author, tea);
      const body = { submissionId: randomUUID(), answers: ANSWERS };
      const { data } = await v1(app, 'POST', `/v1/r/${id}/responses`, body, undefined, FROM_NANJING);
      return (await v1(app, 'GET', `/v1/surveys/responses/${id}/${data.responseId}`, undefined, author.token)).data;
    } finally {
      await app.stop();
    }
  };

  it('that knows no proxy is believed to come from the connection alone', async () => {
    expect(await sent({})).toMatchObject({ ...TOLD, region: null });
  });

  it('that keeps no such facts has none', async () => {
    expect(await sent({ TRUST_PROXY: '127.0.0.1', RESPONDENT_FACTS: 'off' })).toMatchObject(NOTHING);
  });
});
