import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.js';
import { withScratch } from '../support/scratch.js';
import { BUILT_SERVER, type Ended, ServerProcess } from '../support/server-process.js';

/** A server that cannot start must end by itself; these tests would hang for ever if it did not. */
async function startAndFail(variables: Record<string, string>): Promise<Ended> {
  const server = ServerProcess.start(BUILT_SERVER, { HOST: '127.0.0.1', WENCE_DEMO: 'off', PORT: String(await freePort()), ...variables });
  const deadline = setTimeout(() => void server.stop('SIGKILL'), 45_000);
  const ended = await server.ended;
  clearTimeout(deadline);
  return ended;
}

/** One sentence for the operator: what is wrong, in words that name the culprit, without a stack. */
function expectOneSentence({ code, output }: Ended, culprit: string): void {
  const lines = output.trim().split('\n');
  expect(code, output).toBeGreaterThan(0);
  expect(output).toContain(culprit);
  expect(output).not.toMatch(/\n\s+at /);
  expect(lines.length, output).toBeLessThanOrEqual(2);
}

test.describe('A server that cannot start says why in one sentence and ends with an error code', () => {
  test('a database of an unknown kind', async () => {
    expectOneSentence(await startAndFail({ DATABASE_URL: 'postgres://localhost/wence' }), 'DATABASE_URL');
  });

  test('a MySQL that does not answer', async () => {
    const port = await freePort();

    expectOneSentence(await startAndFail({ DATABASE_URL: `mysql://root:secret@127.0.0.1:${port}/wence` }), String(port));
  });

  test('a password does not get into that sentence', async () => {
    const port = await freePort();

    const { output } = await startAndFail({ DATABASE_URL: `mysql://root:secret@127.0.0.1:${port}/wence` });

    expect(output).not.toContain('secret');
  });

  test('a taken port', async () => {
    await withScratch(async (folder) => {
      const taken = await freePort();
      const other = createServer().listen(taken, '127.0.0.1');

      const ended = await startAndFail({ DATA_DIR: folder, PORT: String(taken) });
      other.close();

      expectOneSentence(ended, String(taken));
    });
  });

  test('a port that is no number', async () => {
    expectOneSentence(await startAndFail({ PORT: 'http' }), 'PORT');
  });

  test('a file in the place of the data folder', async () => {
    await withScratch(async (folder) => {
      const file = join(folder, 'data');
      writeFileSync(file, '');

      expectOneSentence(await startAndFail({ DATA_DIR: file }), file);
    });
  });

  test('a data folder nobody may write to, not even root', async () => {
    test.skip(process.platform !== 'linux', 'needs a file system that refuses everybody');

    expectOneSentence(await startAndFail({ DATA_DIR: '/sys/wence' }), '/sys/wence');
  });

  test('a file that is no database', async () => {
    await withScratch(async (folder) => {
      const file = join(folder, 'wence.sqlite');
      writeFileSync(file, 'not a database at all, but long enough to be taken for one'.repeat(50));

      expectOneSentence(await startAndFail({ DATA_DIR: folder, DATABASE_URL: `sqlite:${file}` }), file);
    });
  });
});
