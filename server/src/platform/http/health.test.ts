import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import type { Database } from '../db/database.js';
import { openDatabase } from '../db/open-database.js';
import { type Health, mountHealth } from './health.js';

describe('health', () => {
  let store: TestDatabase;
  let database: Database;
  let health: Health;
  let http: ReturnType<typeof Fastify>;
  let hasRoom: boolean;
  let asking: (() => Promise<void>) | null = null;
  let redis: { status: 'ready' | 'reconnecting' } | null;

  const status = async (path: string) => (await supertest(http.server).get(path)).status;

  beforeEach(async () => {
    store = await createTestDatabase();
    database = await openDatabase(store.url, []);
    http = Fastify();
    hasRoom = true;
    redis = { status: 'ready' };
    const asked = () => asking?.() ?? database.ping();
    health = mountHealth(http, { database: { ping: asked }, hasRoom: async () => hasRoom, redis });
    await http.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(async () => {
    asking = null;
    await http.close();
    await database.close();
    await store.drop();
  });

  it('is alive and ready while the store answers', async () => {
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 200]);
  });

  it('is alive but not ready when the store is gone', async () => {
    await database.close();

    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
  });

  it('is not ready any more once it was asked to stop', async () => {
    health.drain();

    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);
  });

  it('is alive but not ready when the store takes longer than a second, and asks it once for many probes', async () => {
    let asks = 0;
    asking = () => {
      asks += 1;
      return new Promise(() => {});
    };

    const answers = await Promise.all([status('/readyz'), status('/readyz'), status('/readyz'), status('/livez')]);

    expect(answers).toEqual([503, 503, 503, 200]);
    expect(asks).toBe(1);
  });

  it('is not ready while the disk has no room, and again when it has', async () => {
    hasRoom = false;
    expect([await status('/livez'), await status('/readyz')]).toEqual([200, 503]);

    hasRoom = true;
    expect(await status('/readyz')).toBe(200);
  });

  it('is ready without Redis, and notes it', async () => {
    if (redis) redis.status = 'reconnecting';

    const { status: code, body } = await supertest(http.server).get('/readyz');

    expect([code, body]).toEqual([200, { status: 'ready', notes: ['redis unavailable'] }]);
  });

  it('says which version runs', async () => {
    const { body } = await supertest(http.server).get('/version');

    expect(body).toMatchObject({ name: 'wence', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });
});
