import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.js';
import { withScratch } from '../support/scratch.js';
import { BUILT_SERVER, type Ended, ServerProcess } from '../support/server-process.js';

/**
 * A server that cannot start must end by itself; these tests would hang for ever if it did not. Each shows one kind of failure: all faults of the
 * configuration are told by the tests of `readConfig`.
 */
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
  test('a MySQL that does not answer, whose password is not told', async () => {
    const port = await freePort();

    const ended = await startAndFail({ DATABASE_URL: `mysql://root:hush@127.0.0.1:${port}/wence` });

    expectOneSentence(ended, String(port));
    expect(ended.output).not.toContain('hush');
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

  test('a secret of a production server that is a sample', async () => {
    await withScratch(async (folder) => {
      const sample = 'change-me-change-me-change-me-change-me';

      const ended = await startAndFail({ NODE_ENV: 'production', DATA_DIR: folder, TOKEN_SECRET: sample });

      expectOneSentence(ended, 'TOKEN_SECRET');
      expect(ended.code).toBe(78);
      expect(ended.output).toContain('sample');
      expect(ended.output).not.toContain(sample);
    });
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
