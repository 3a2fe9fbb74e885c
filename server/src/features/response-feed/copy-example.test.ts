/** @store sqlite: runs a program against the server, which other tests run on both stores. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from '../response/response.factory.js';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

type Program = ChildProcessByStdio<null, Readable, null>;

describe('the example of docs/programs.md that keeps a copy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wence-copy-'));
  const file = join(folder, 'responses.json');
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({ RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.stop();
  });

  /** Runs it as it stands, but for the address. */
  const run = (env: Record<string, string>): { program: Program; lines: AsyncIterator<string> } => {
    const page = readFileSync(`${REPOSITORY}docs/programs.md`, 'utf8');
    const example = /```js\n([^]*?)```/.exec(page)?.[1] ?? '';
    const text = example.replaceAll('localhost:4000', new URL(app.address).host);
    const program = spawn(process.execPath, ['--input-type=module', '-e', text], {
      env: { PATH: process.env.PATH, FILE: file, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return { program, lines: createInterface({ input: program.stdout })[Symbol.asyncIterator]() };
  };
  const kill = async (program: Program) => {
    const ended = once(program, 'exit');
    program.kill('SIGKILL');
    await ended;
  };

  it('copies what is there, follows, and goes on where it was killed', async () => {
    const author = await signUp(app);
    const id = await launchedSurvey(app, author, tea);
    const made = await v1(app, 'POST', '/v1/api-keys', { name: 'copy', scopes: ['responses:read'] }, author.token);
    const env = { SURVEY: id, KEY: made.data.secret };
    const first = (await submit(app, id, answers)).data.responseId;
    const before = run(env);

    expect((await before.lines.next()).value).toBe(`submitted ${first}`);
    const second = (await submit(app, id, answers)).data.responseId;
    expect((await before.lines.next()).value).toBe(`submitted ${second}`);
    await kill(before.program);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).responses)).toEqual([first, second]);
    await v1(app, 'POST', `/v1/surveys/responses/${id}/delete`, { responseIds: [first] }, author.token);
    const after = run(env);

    expect((await after.lines.next()).value).toBe(`deleted ${first}`);
    const third = (await submit(app, id, answers)).data.responseId;
    expect((await after.lines.next()).value).toBe(`submitted ${third}`);
    await v1(app, 'POST', `/v1/surveys/clear/${id}`, { title: tea.title }, author.token);
    expect((await after.lines.next()).value).toBe('cleared ');
    const fourth = (await submit(app, id, answers)).data.responseId;
    expect((await after.lines.next()).value).toBe(`submitted ${fourth}`);
    await kill(after.program);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).responses)).toEqual([fourth]);
  });
});
