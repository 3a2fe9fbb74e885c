/** @store sqlite: v1.fuzz and graph.fuzz bring hostile values to both stores. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { graphFaults } from './answer-faults.js';
import { BOMBS } from './bombs.js';
import { HttpCaller } from './http-caller.js';
import type { FromServer } from './measured-server.js';

/** 300 questions of five options each: an ordinary query of a large survey. */
const QUESTIONS = Array.from({ length: 300 }, (_, at) => ({
  id: at * 6 + 1,
  code: `Q${at + 1}`,
  type: 1,
  title: 'Which one?',
  options: [1, 2, 3, 4, 5].map((option) => ({ id: at * 6 + 1 + option, code: String(option), title: `Option ${option}` })),
}));
const ORDINARY = 'query ($id: ID!) { survey(id: $id) { nodes { id title options { id title } } } }';
/** A refusal may take this much of an ordinary query, parsing of its bytes included. */
const MOST_OF_ORDINARY = 4;
/** Tolerance for CPU time that the process itself uses during a measurement, e.g. for garbage collection. */
const NOISE_MS = 100;

describe('a bomb in the graph', () => {
  let store: TestDatabase;
  let child: ChildProcess;
  let caller: HttpCaller;
  let token = '';
  let ordinaryMs = 0;
  const report: string[] = [];

  const heard = async (): Promise<FromServer> => (await once(child, 'message'))[0];
  const used = async () => {
    const answer = heard();
    child.send('usage');
    const usage = await answer;
    if (!('cpuMs' in usage)) throw new Error('the server said something else');
    return usage;
  };
  const post = (path: string, body: string, asker: string | null, method = 'POST') =>
    caller.send({
      method,
      path,
      headers: { 'Content-Type': 'application/json', ...(asker && { Authorization: `Bearer ${asker}` }) },
      body: Buffer.from(body),
    });

  beforeAll(async () => {
    store = await createTestDatabase();
    child = fork(new URL('./measured-server.ts', import.meta.url), {
      execArgv: ['--import', new URL('../../scripts/typescript/register.mjs', import.meta.url).href],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: store.url,
        DATA_DIR: store.dir,
        WENCE_DEMO: 'off',
      },
    });
    const started = await heard();
    if (!('port' in started)) throw new Error('the server did not start');
    ({ token } = started);
    caller = new HttpCaller(`http://127.0.0.1:${started.port}`);
    ordinaryMs = await cpuOfOrdinary();
    report.push(`an ordinary query takes ${ordinaryMs.toFixed(1)} ms of CPU`);
  });

  afterAll(async () => {
    if (process.env.FUZZ_REPORT)
      writeFileSync(`${process.env.FUZZ_REPORT}-bombs-${globalThis.TEST_DATABASE}.txt`, `${report.join('\n')}\n`);
    caller?.close();
    if (child?.exitCode === null) {
      child.send('stop');
      await once(child, 'exit');
    }
    await store?.drop();
  });

  /** Median of five runs; the first ones warm the server up. */
  const cpuOfOrdinary = async (): Promise<number> => {
    const made = await post('/v1/surveys', '{"title":"Large"}', token);
    const { id } = 'text' in made ? JSON.parse(made.text).data : { id: '' };
    const written = await post(
      `/v1/surveys/${id}/definition`,
      JSON.stringify({ format: 1, title: 'Large', nodes: QUESTIONS }),
      token,
      'PUT',
    );
    expect(written).toMatchObject({ status: 200 });
    const times: number[] = [];
    for (let run = 0; run < 8; run += 1) {
      const before = await used();
      const answer = await post('/graphql', JSON.stringify({ query: ORDINARY, variables: { id } }), token);
      expect('text' in answer ? JSON.parse(answer.text).data.survey.nodes.length : answer).toBe(QUESTIONS.length);
      times.push((await used()).cpuMs - before.cpuMs);
    }
    return times.slice(3).toSorted((one, two) => one - two)[2] ?? 0;
  };

  it.each(Object.entries(BOMBS))('of %s is refused in little CPU [S17 S18]', async (name, make) => {
    const body = make();

    for (const asker of [null, token]) {
      const before = await used();
      const answer = await post('/graphql', body, asker);
      const { cpuMs, rssMb, worstDelayMs } = await used();
      const spent = cpuMs - before.cpuMs;
      const outcome = 'failed' in answer ? answer.failed : `${answer.status} ${/"code":"(\w+)"/.exec(answer.text)?.[1]}`;
      report.push(
        [
          name,
          asker ? 'author' : 'stranger',
          outcome,
          `${(spent / ordinaryMs).toFixed(2)} of an ordinary query`,
          `${rssMb.toFixed(0)} MB`,
          `worst delay ${worstDelayMs.toFixed(0)} ms`,
        ].join(', '),
      );

      expect(graphFaults(answer)).toEqual([]);
      expect(outcome).toMatch(/^(4\d\d|200) (A0400|A0401|A0413|A0420|A0501)$/);
      expect(spent).toBeLessThan(ordinaryMs * MOST_OF_ORDINARY + NOISE_MS);
    }
  });

  it('leaves a server that answers', async () => {
    expect(await caller.send({ method: 'GET', path: '/livez', headers: {} })).toMatchObject({ status: 200 });
  });
});
