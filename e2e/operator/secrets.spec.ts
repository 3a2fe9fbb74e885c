import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.js';
import { withScratch } from '../support/scratch.js';
import { BUILT_SERVER, ServerProcess } from '../support/server-process.js';

const RANDOM = 'Zk3+vT9qLw7/xR2mBn8sYc4JdHf6GpUe';

/** The variables name no program that listens: whoever gets past the configuration fails later, and says something else. */
const cases: [kind: string, variables: Record<string, string>, word: string][] = [
  ['a sample', { TOKEN_SECRET: 'change-me-change-me-change-me-change-me' }, 'sample'],
  ['a short one', { TOKEN_SECRET: 'zK3vT9qLw7' }, '32 characters'],
  ['one character over and over', { TOKEN_SECRET: 'x'.repeat(64) }, 'repeats itself'],
  ['one that has another purpose too', { TOKEN_SECRET: RANDOM, SMS_GATEWAY_TOKEN: RANDOM }, 'the same as SMS_GATEWAY_TOKEN'],
  ['none, where several servers have to share it', { DATABASE_URL: 'mysql://wence:pw@127.0.0.1:1/wence' }, 'TOKEN_SECRET'],
];

for (const [kind, variables, word] of cases) {
  test(`In production the server does not start with ${kind} as its secret, and says so without telling it`, async () => {
    await withScratch(async (folder) => {
      const server = ServerProcess.start(BUILT_SERVER, {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
        DATA_DIR: folder,
        ...variables,
      });

      const { code, output } = await server.ended;

      expect(code, output).toBe(78);
      expect(output).toContain('TOKEN_SECRET');
      expect(output).toContain(word);
      expect(output).not.toMatch(/\n\s+at /);
      expect(output).not.toContain(variables['TOKEN_SECRET'] ?? RANDOM);
    });
  });
}
