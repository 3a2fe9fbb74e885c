import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const CLIENT = fileURLToPath(new URL('../../client', import.meta.url));
const SAYS_WHAT_IS_BUILT = `
  const { resolveConfig } = await import('vite');
  const { isProduction } = await resolveConfig({ configFile: process.argv[1] }, 'build', 'production');
  process.stdout.write(\`production: \${isProduction}, \${process.env.NODE_ENV}\`);
`;

for (const config of ['vite.config.ts', 'vite.answering.config.ts']) {
  for (const set of ['development', 'test', '']) {
    test(`${config} makes a production build where NODE_ENV is "${set}"`, () => {
      const args = ['--input-type=module', '--eval', SAYS_WHAT_IS_BUILT, config];

      expect(execFileSync(process.execPath, args, { cwd: CLIENT, env: { ...process.env, NODE_ENV: set } }).toString()).toBe(
        'production: true, production',
      );
    });
  }
}
