/** @store sqlite: runs a program against the server, which other tests run on both stores. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answersOf, single, survey } from '@wence/schema/testing';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { ACCOUNT_LIMITS } from '../account/account.limits.js';
import { signUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { submit } from './response.factory.js';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const LEFT_MS = 4000;

const tea = survey(single('Q1', 'Tea or coffee?', ['tea', 'coffee']));
const answers = answersOf(tea, { Q1: 'tea' });

describe('the example of docs/sockets.md', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  /** Runs it as it stands, but for the address. */
  const run = (env: Record<string, string>) => {
    const page = readFileSync(`${REPOSITORY}docs/sockets.md`, 'utf8');
    const example = /```js\n([^]*?)```/.exec(page)?.[1] ?? '';
    const program = example.replaceAll('localhost:4000', new URL(app.address).host);
    return spawn(process.execPath, ['--input-type=module', '-e', program], {
      cwd: REPOSITORY,
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  };

  it('goes on telling what changes after its token has ended', async () => {
    app.clock.advance(Date.now() - app.clock.now().getTime());
    const author = await signUp(app);
    const id = await launchedSurvey(app, author, tea);
    app.clock.advance(ACCOUNT_LIMITS.accessToken - LEFT_MS);
    const program = run({ SURVEY: id, TOKEN: author.token, REFRESH_TOKEN: author.refreshToken });
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();

    expect((await lines.next()).value).toBe('0');
    // Opened later with the same token, it ends later than the program's would.
    const withoutRenewal = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const ended = once(withoutRenewal, 'close');
    await once(withoutRenewal, 'open');
    withoutRenewal.send(JSON.stringify({ type: 'connection_init', payload: { token: author.token } }));
    expect((await ended)[0]).toBe(4403);
    await submit(app, id, answers);

    expect((await lines.next()).value).toBe('1');
    program.kill();
  });
});
