import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import supertest from 'supertest';
import { createApp } from '../../app.js';
import { readConfig } from '../../platform/config/config.js';
import { createFeatures } from '../../container.js';
import { ENTITIES } from '../../entities.js';
import { createPlatform, type RunningPlatform } from '../../platform/create-platform.js';
import { openDatabase } from '../../platform/db/open-database.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';

const MOBILE = '13912345678';
const SECRET = 'Zk3+vT9qLw7/xR2mBn8sYc4JdHf6GpUe';

describe('what must not be written down', () => {
  const lines: string[] = [];
  let store: TestDatabase;
  let platform: RunningPlatform;
  let http: FastifyInstance;

  const post = async (url: string, payload: object) => (await supertest(http.server).post(url).send(payload)).body;

  beforeAll(async () => {
    store = await createTestDatabase();
    const config = readConfig({ NODE_ENV: 'production', DATABASE_URL: store.url, DATA_DIR: store.dir, TOKEN_SECRET: SECRET });
    // Without the redaction of the real logger: nothing may depend on it.
    const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    platform = createPlatform(config, await openDatabase(config.databaseUrl, ENTITIES), logger);
    http = (await createApp(platform, createFeatures(platform), store.dir)).http;
    await http.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(async () => {
    await http.close();
    await platform.stop();
    await store.drop();
  });

  it('keeps mobiles, codes and passwords out of the log, whatever goes wrong', async () => {
    const { data: key } = (await supertest(http.server).get('/v1/password-key')).body;

    const sent = await post('/v1/sms/code', { mobile: MOBILE, scene: 'login' });
    await post('/v1/login', { mobile: MOBILE, password: 'plain password', keyId: key.keyId });
    await post('/v1/login/sms', { mobile: MOBILE, code: '246813' });
    await post('/v1/sms/code', { mobile: MOBILE, scene: MOBILE });

    expect(sent.code).toBe('B0503');
    expect(lines.join('\n')).toContain('a text message could not be sent');
    expect(lines.join('\n')).not.toMatch(/13912345678|246813|plain password/);
  });

  it('has no mailbox in production: it is a path like any other that does not exist', async () => {
    const bodyOf = async (path: string) => {
      const { status, body, headers } = await supertest(http.server).get(path);
      return { status, body, type: headers['content-type'], policy: headers['content-security-policy'] };
    };
    const unknown = await bodyOf('/dev/nothing');

    expect(unknown).toMatchObject({ status: 404, body: { code: 'A0404' } });
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox.js', '/dev/mailbox/'])
      expect(await bodyOf(path)).toEqual(unknown);
  });
});
