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

  const status = async (path: string) => (await supertest(http.server).get(path)).status;

  beforeEach(async () => {
    store = await createTestDatabase();
    database = await openDatabase(store.url, []);
    http = Fastify();
    health = mountHealth(http, database);
    await http.listen({ port: 0, host: '127.0.0.1' });
  });

  afterEach(async () => {
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

  it('says which version runs', async () => {
    const { body } = await supertest(http.server).get('/version');

    expect(body).toMatchObject({ name: 'wence', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });
});
