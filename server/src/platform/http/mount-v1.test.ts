import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { z } from 'zod';
import { anyone, author, free, NO_KEYS } from '../access/access.js';
import { AppError } from '../errors/app-error.js';
import { createLogger } from '../logging/logger.js';
import { mountV1 } from './mount-v1.js';
import { openApiOf } from '../openapi/openapi.js';
import { addRequestContext, requestIdOf } from '../request/request-context.js';
import { route } from '../route/route.js';

const echo = route({
  method: 'POST',
  path: '/v1/echo/{id}',
  operationId: 'echoText',
  tag: 'Surveys',
  summary: 'Says it back',
  access: anyone('only a test', NO_KEYS, { 'params.id': free('a word that is sent back') }),
  params: z.object({ id: z.string().max(4) }),
  query: z.object({ times: z.coerce.number().int().min(1).max(3).default(1) }),
  body: z.strictObject({ text: z.string().min(1).max(5), words: z.array(z.strictObject({ word: z.string() })).optional() }),
  data: z.object({ text: z.string() }),
  handle: async (_ctx, { params, query, body }) => ({ text: `${params.id}:${body.text.repeat(query.times)}` }),
});

const mine = route({
  method: 'GET',
  path: '/v1/mine',
  operationId: 'getMine',
  tag: 'Surveys',
  summary: 'Who am I',
  access: author(NO_KEYS),
  data: z.string(),
  handle: async (ctx) => ctx.user?.id ?? '',
});

const weigh = route({
  method: 'POST',
  path: '/v1/weigh',
  operationId: 'weighFile',
  tag: 'Answering',
  summary: 'Counts the bytes of a file',
  access: anyone('only a test', NO_KEYS),
  carries: 'upload',
  bodyLimit: 4,
  data: z.int(),
  handle: async (_ctx, { file }) => (file ? (await buffer(file)).length : 0),
});

const failing = (path: string, operationId: string, error: unknown) =>
  route({
    method: 'GET',
    path,
    operationId,
    tag: 'Surveys',
    summary: 'Fails',
    access: anyone('only a test', NO_KEYS),
    data: z.null(),
    handle: () => Promise.reject(error),
  });

describe('the /v1 table', () => {
  const http = Fastify({ genReqId: (request) => requestIdOf(request.headers['x-request-id'], () => 'fresh-request-id') });
  const routes = [
    echo,
    mine,
    weigh,
    failing('/v1/busy', 'failBusy', new AppError('B0503', { retryAfterSeconds: 3 })),
    failing('/v1/defect', 'failUnexpectedly', new Error('SELECT secret FROM x')),
  ];

  beforeAll(async () => {
    addRequestContext(
      http,
      { readToken: async (token) => (token === 'good' ? { id: 'u1', sessionId: 's1' } : null) },
      createLogger('silent'),
      { userIn: () => null },
    );
    mountV1(http, routes);
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => http.close());

  const post = (url: string, payload: object, language = 'en') =>
    supertest(http.server).post(url).set('Accept-Language', language).send(payload);
  const get = (url: string, headers: Record<string, string> = {}) => supertest(http.server).get(url).set(headers);

  it('parses params, query and body and wraps the answer', async () => {
    const answer = await post('/v1/echo/ab?times=2', { text: 'hi' });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ code: '00000', message: 'ok', data: { text: 'ab:hihi' } });
  });

  it.each([
    ['a missing field', '/v1/echo/ab', {}, { field: 'text', rule: 'required' }],
    ['a text that is too long', '/v1/echo/ab', { text: 'toolong' }, { field: 'text', rule: 'tooLong', limit: 5 }],
    ['a wrong type', '/v1/echo/ab', { text: 7 }, { field: 'text', rule: 'type' }],
    ['a key nobody knows', '/v1/echo/ab', { text: 'a', admin: true }, { field: 'admin', rule: 'unknownKey' }],
    ['a fault in a list', '/v1/echo/ab', { text: 'a', words: [{ word: 'b' }, { word: 7 }] }, { field: 'words[1].word', rule: 'type' }],
    [
      'a key nobody knows in a list',
      '/v1/echo/ab',
      { text: 'a', words: [{ word: 'b', x: 1 }] },
      { field: 'words[0].x', rule: 'unknownKey' },
    ],
    ['a body that is no object', '/v1/echo/ab', [], { field: 'body', rule: 'type' }],
    ['a number out of range', '/v1/echo/ab?times=4', { text: 'a' }, { field: 'times', rule: 'tooLarge', limit: 3 }],
  ])('refuses %s with one error that names field and limit', async (_what, url, body, fault) => {
    const answer = await post(url, body);

    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ code: 'A0400', data: null, fields: [fault] });
    expect(answer.body.message).toContain(fault.field.replace(/\[\d\]/, ''));
  });

  it('takes a file as large as the route allows, and none that says it is larger', async () => {
    const send = (bytes: string) =>
      supertest(http.server).post('/v1/weigh').set('Content-Type', 'application/octet-stream').send(Buffer.from(bytes));

    expect((await send('1234')).body).toMatchObject({ code: '00000', data: 4 });
    expect((await send('12345')).body.code).not.toBe('00000');
  });

  it('speaks the language that the caller asks for', async () => {
    const english = (await post('/v1/echo/ab', {}, 'en-GB')).body.message;
    const chinese = (await post('/v1/echo/ab', {}, 'zh-CN,zh;q=0.9')).body.message;

    expect(english).toBe('"text" is required.');
    expect(chinese).not.toBe(english);
  });

  it('lets nobody without a good token through', async () => {
    const stranger = await get('/v1/mine');
    const forged = await get('/v1/mine', { authorization: 'Bearer forged' });
    const owner = await get('/v1/mine', { authorization: 'Bearer good' });

    expect([stranger.status, stranger.body.code, forged.text === stranger.text]).toEqual([401, 'A0401', true]);
    expect(owner.body.data).toBe('u1');
  });

  it('tells a client that may try again when to', async () => {
    const answer = await get('/v1/busy');

    expect([answer.status, answer.headers['retry-after'], answer.body.code]).toEqual([503, '3', 'B0503']);
  });

  it('hides what went wrong inside', async () => {
    const answer = await get('/v1/defect');

    expect(answer.body.code).toBe('B0001');
    expect(answer.text).not.toContain('SELECT');
  });

  it('takes over a request id that looks like one and answers with it', async () => {
    const ours = await get('/v1/mine', { 'X-Request-Id': 'proxy-1234567' });
    const unfit = await get('/v1/mine', { 'X-Request-Id': 'a b' });

    expect(ours.headers['x-request-id']).toBe('proxy-1234567');
    expect(unfit.headers['x-request-id']).not.toBe('a b');
  });

  it('describes itself as OpenAPI, access included', () => {
    const document = openApiOf(routes, { version: '1' }) as {
      paths: Record<string, Record<string, { parameters: unknown[]; security?: unknown; description: string }>>;
    };

    expect(document.paths['/v1/echo/{id}']?.post?.parameters).toHaveLength(2);
    expect(document.paths['/v1/mine']?.get?.security).toEqual([{ token: [] }]);
    expect(document.paths['/v1/echo/{id}']?.post?.description).toContain('only a test');
  });
});
