import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createConnection } from 'mysql2/promise';
import { Author } from '../support/author.js';
import { withScratch } from '../support/scratch.js';
import { startServer } from '../support/start-server.js';

const SERVER = process.env['TEST_MYSQL_URL'] ?? '';
const AT_ONCE = 60;

test.describe('A store that hangs (F8)', () => {
  test.skip(SERVER === '', 'TEST_MYSQL_URL names no server');
  test.setTimeout(120_000);

  test('every request ends with 503 and a time to come back, the process lives, and all goes on when the store does', async () => {
    const name = `wence_hang_${process.pid}_${Date.now().toString(36)}`;
    const root = await createConnection(SERVER);
    await root.query(`CREATE DATABASE ${name}`);
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    try {
      await withScratch(async (folder) => {
        // The server warns about the hanging store, as it should.
        const server = await startServer({ DATABASE_URL: url.href, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'fatal' });
        const { origin } = server;
        const author = await Author.register(origin);
        const surveyId = await author.launched('en');
        const holder = await createConnection(url.href);
        await holder.query('LOCK TABLES survey WRITE, survey_counter WRITE, response WRITE, survey_version WRITE, user_session WRITE');

        const body = () => JSON.stringify({ submissionId: randomUUID(), answers: { 1: { option: 11 }, 2: { options: [{ option: 21 }] } } });
        const submit = () =>
          fetch(`${origin}/v1/r/${surveyId}/responses`, { method: 'POST', body: body(), headers: { 'content-type': 'application/json' } });
        const authors = { headers: { authorization: `Bearer ${author.tokens.token}` } };
        const asked = [...Array.from({ length: AT_ONCE }, submit), fetch(`${origin}/v1/users`, authors), fetch(`${origin}/r/${surveyId}`)];
        const alive = await fetch(`${origin}/livez`);
        const answers = await Promise.all(asked);
        await holder.query('UNLOCK TABLES');
        await holder.end();

        expect(alive.status).toBe(200);
        const submissions = answers.slice(0, AT_ONCE);
        expect([...new Set(submissions.map(({ status }) => status))]).toEqual([503]);
        for (const answer of submissions) {
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect(await answer.json()).toMatchObject({ code: 'B0503', data: null });
        }
        expect(answers[AT_ONCE]?.status).toBe(503);
        await expect.poll(async () => (await submit()).status, { timeout: 30_000 }).toBe(200);
        expect((await fetch(`${origin}/readyz`)).status).toBe(200);
        await server.stop();
      });
    } finally {
      await root.query(`DROP DATABASE ${name}`);
      await root.end();
    }
  });
});
