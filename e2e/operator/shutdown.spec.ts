import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Author } from '../support/author.js';
import { freePort } from '../support/free-port.js';
import { withScratch } from '../support/scratch.js';
import { BUILT_SERVER, ServerProcess } from '../support/server-process.js';
import { untilReady } from '../support/start-server.js';

const CLIENTS = 8;
const BEFORE = 60;

interface Tally {
  /** Responses acknowledged. */
  readonly stored: string[];
  /** Requests that ended in any other way. */
  readonly lost: unknown[];
}

/** Submits one answer after the other until told that the server leaves. */
async function submitUntil(leaving: AbortSignal, origin: string, surveyId: string, tally: Tally): Promise<void> {
  while (!leaving.aborted) {
    const body = JSON.stringify({ submissionId: randomUUID(), answers: { 1: { option: 11 }, 2: { options: [{ option: 21 }] } } });
    const request = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    try {
      const answer = await fetch(`${origin}/v1/r/${surveyId}/responses`, request);
      const { code, data } = (await answer.json()) as { code: string; data: { responseId: string } };
      if (code === '00000') tally.stored.push(data.responseId);
      else tally.lost.push(`${answer.status} ${code}`);
    } catch (error) {
      tally.lost.push(error instanceof Error ? error.cause : error);
    }
  }
}

/** Acts like a proxy: it looks at `/readyz` and, once that says no, sends nobody there any more. */
async function watchAsProxy(origin: string, leaving: AbortController): Promise<void> {
  while ((await fetch(`${origin}/readyz`)).ok) await wait(50);
  leaving.abort();
}

test('SIGTERM under load behind a proxy: no request is lost, everything acknowledged is there, exit code 0 (F12)', async () => {
  await withScratch(async (folder) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const variables = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), WENCE_DEMO: 'off', SHUTDOWN_DELAY: '2' };
    const server = ServerProcess.start(BUILT_SERVER, variables);
    await untilReady(server, origin);
    const author = await Author.register(origin);
    const surveyId = await author.launched('en');
    const tally: Tally = { stored: [], lost: [] };
    const leaving = new AbortController();
    const clients = Array.from({ length: CLIENTS }, () => submitUntil(leaving.signal, origin, surveyId, tally));
    const proxy = watchAsProxy(origin, leaving);
    while (tally.stored.length < BEFORE) await wait(10);

    server.child.kill('SIGTERM');
    const { code } = await server.ended;
    await Promise.all([...clients, proxy]);

    expect(tally.lost).toEqual([]);
    expect(tally.stored.length).toBeGreaterThanOrEqual(BEFORE);
    expect(code).toBe(0);
    const again = ServerProcess.start(BUILT_SERVER, variables);
    await untilReady(again, origin);
    const count = await author.responseCount(surveyId);
    await again.stop();
    expect(count).toBe(tally.stored.length);
  });
});
