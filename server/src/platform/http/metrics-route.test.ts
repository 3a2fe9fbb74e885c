import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { createMetrics, type Metrics } from '../metrics/metrics.js';
import { mountMetrics } from './metrics-route.js';

const TOKEN = 'a-token-for-reading-metrics';

describe('/metrics', () => {
  let http: ReturnType<typeof Fastify>;
  let metrics: Metrics;

  const mount = async (token: string | null) => {
    http = Fastify();
    mountMetrics(http, { metrics, token, logger: createLogger('silent') });
    http.get('/things/:id', async () => 'ok');
    await http.listen({ port: 0, host: '127.0.0.1' });
  };
  const read = (headers: Record<string, string> = {}) => supertest(http.server).get('/metrics').set(headers);

  beforeEach(() => {
    metrics = createMetrics();
  });
  afterEach(() => http.close());

  it('speaks the text format of Prometheus', async () => {
    await mount(null);

    const answer = await read();

    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.text).toMatch(/^# TYPE http_server_request_duration_seconds histogram$/m);
  });

  it('measures requests by the template of their route, method and status', async () => {
    await mount(null);
    await supertest(http.server).get('/things/secret-1');
    await supertest(http.server).get('/things/secret-2');
    await supertest(http.server).post('/nowhere/secret-3');

    const { text } = await read();

    expect(text).toContain('http_server_request_duration_seconds_count{route="/things/:id",method="GET",status="200"} 2');
    expect(text).toContain('http_server_request_duration_seconds_count{route="unknown",method="POST",status="404"} 1');
    expect(text).not.toContain('secret');
  });

  it('reads gauges at that moment, and leaves one that fails as it was', async () => {
    await mount(null);
    let waiting = 3;
    metrics.readings.add(() => metrics.poolWaiting.set(waiting));
    metrics.readings.add(() => Promise.reject(new Error('the store is away')));
    metrics.outboxPending.set(7);
    await read();
    waiting = 5;

    const { text } = await read();

    expect(text).toContain('db_pool_waiting 5');
    expect(text).toContain('outbox_pending 7');
  });

  describe('without a token', () => {
    beforeEach(() => mount(null));

    it('answers a neighbour', async () => {
      expect((await read()).status).toBe(200);
    });

    it('does not exist for whoever comes through a proxy: those all come from a private address', async () => {
      expect((await read({ 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404);
      expect((await read({ Forwarded: 'for=127.0.0.1' })).status).toBe(404);
    });
  });

  describe('with a token', () => {
    beforeEach(() => mount(TOKEN));

    it('answers its bearer, through a proxy as well', async () => {
      const answer = await read({ authorization: `Bearer ${TOKEN}`, 'X-Forwarded-For': '203.0.113.7' });

      expect(answer.status).toBe(200);
    });

    it('does not exist for anybody else, not even on this machine', async () => {
      expect((await read()).status).toBe(404);
      expect((await read({ authorization: `Bearer ${TOKEN}x` })).status).toBe(404);
    });

    it('looks like a path that does not exist', async () => {
      const unknown = await supertest(http.server).get('/metricz');

      expect((await read()).text).toBe(unknown.text.replace('metricz', 'metrics'));
    });
  });
});
