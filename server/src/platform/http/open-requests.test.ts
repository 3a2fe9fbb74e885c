import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { limitOpenRequests } from './open-requests.js';

describe('more requests than the server can hold', () => {
  let http: ReturnType<typeof Fastify>;
  let release: () => void;

  beforeEach(async () => {
    const hang = new Promise<void>((resolve) => {
      release = resolve;
    });
    http = Fastify();
    limitOpenRequests(http, { atOnce: 2, answerWithin: 60_000 });
    http.get('/slow', () => hang.then(() => 'done'));
    http.get('/livez', () => 'ok');
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => http.close());

  const get = (path: string) => supertest(http.server).get(path).set('Accept-Language', 'en');

  it('are told to come back, the others are served, and probes still get through (F8)', async () => {
    const first = [get('/slow').then(({ status }) => status), get('/slow').then(({ status }) => status)];
    await new Promise((resolve) => setTimeout(resolve, 50));

    const shed = await get('/slow');
    const probe = await get('/livez');
    release();

    expect([shed.status, shed.headers['retry-after'], shed.body.code, shed.body.data]).toEqual([503, '1', 'B0503', null]);
    expect(probe.status).toBe(200);
    expect(await Promise.all(first)).toEqual([200, 200]);
  });

  it('are served again once there is room', async () => {
    release();
    for (let i = 0; i < 5; i++) expect((await get('/slow')).status).toBe(200);
  });
});

describe('a request that takes too long', () => {
  it('is left alone for as long as it was allowed to wait', async () => {
    const http = Fastify();
    limitOpenRequests(http, { atOnce: 10, answerWithin: 10 });
    http.get('/waiting', async (request) => {
      request.patience = 60_000;
      await new Promise((resolve) => setTimeout(resolve, 600));
      return 'done';
    });
    await http.listen({ port: 0, host: '127.0.0.1' });

    const { status } = await supertest(http.server).get('/waiting');
    await http.close();

    expect(status).toBe(200);
  });

  it('is sent to its end once it has begun, however slowly it goes', async () => {
    const http = Fastify();
    limitOpenRequests(http, { atOnce: 10, answerWithin: 10 });
    http.get('/stream', (_request, reply) =>
      reply.send(
        Readable.from(
          (async function* pieces() {
            yield 'first ';
            await new Promise((resolve) => setTimeout(resolve, 600));
            yield 'last';
          })(),
          { objectMode: false },
        ),
      ),
    );
    await http.listen({ port: 0, host: '127.0.0.1' });

    const sent = await fetch(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}/stream`);
    const text = await sent.text();
    await http.close();

    expect([sent.status, text]).toEqual([200, 'first last']);
  });

  it('is told to come back, what is found out later is dropped, and others are not touched (F8)', async () => {
    let release = () => {};
    const hang = new Promise<void>((resolve) => {
      release = resolve;
    });
    const http = Fastify();
    limitOpenRequests(http, { atOnce: 10, answerWithin: 300 });
    http.get('/slow', () => hang.then(() => 'done'));
    http.get('/quick', () => 'ok');
    await http.listen({ port: 0, host: '127.0.0.1' });
    const get = (path: string) => supertest(http.server).get(path).set('Accept-Language', 'en');

    const late = await get('/slow');
    release();
    const quick = await get('/quick');
    await http.close();

    expect([late.status, late.headers['retry-after'], late.body.code]).toEqual([503, '2', 'B0503']);
    expect([quick.status, quick.text]).toEqual([200, 'ok']);
  });
});
