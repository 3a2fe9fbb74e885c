import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type Step, stepsOf } from '../support/dockerfile.js';
import { freePort } from '../support/free-port.js';
import { REPOSITORY } from '../support/repository.js';
import { withScratch } from '../support/scratch.js';
import { ServerProcess } from '../support/server-process.js';
import { untilReady } from '../support/start-server.js';

const run = promisify(execFile);
/**
 * The stage that builds takes minutes and does what this repository was built by: its steps are followed only with DOCKER_STEPS=all. Otherwise
 * the repository stands for it.
 */
const ALL = process.env['DOCKER_STEPS'] === 'all';
const BUILD = 'build';
const MINUTE = 60_000;
/** Steps about accounts and rights of the container; there is nothing to follow outside of one. */
const OF_THE_SYSTEM = [
  'chmod +x server/dist/cli/wence.js && ln -s /app/server/dist/cli/wence.js /usr/local/bin/wence',
  'install -d -o node -g node -m 700 /data /backups',
];
/** Files that .dockerignore keeps out of the build or that a clone does not have. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.git)(\/|$)|\.sqlite/;

/** Follows the steps with a folder per stage in the place of its file system; the folder of the last stage. */
async function follow(steps: readonly Step[], scratch: string): Promise<{ app: string; variables: Record<string, string> }> {
  let app = scratch;
  const variables: Record<string, string> = {};
  const { PATH = '', HOME = '' } = process.env;
  let isSkipped = false;
  for (const step of steps) {
    if (step.kind === 'from') {
      isSkipped = step.name === BUILD && !ALL;
      app = join(scratch, step.name || 'last');
      mkdirSync(app);
    }
    if (isSkipped) {
      if (step.kind === 'copy') for (const source of step.sources) expect(existsSync(join(REPOSITORY, source)), source).toBe(true);
      continue;
    }
    if (step.kind === 'env') Object.assign(variables, step.variables);
    if (step.kind === 'copy') copy(step, app, scratch);
    if (step.kind === 'run' && !OF_THE_SYSTEM.includes(step.command)) {
      expect(step.command, 'a step this test can follow').toMatch(/^npm /);
      await run('sh', ['-c', step.command], { cwd: app, env: { PATH, HOME, npm_config_prefer_offline: 'true' }, maxBuffer: 2 ** 26 });
    }
  }
  return { app, variables };
}

function copy({ from, sources, target }: Extract<Step, { kind: 'copy' }>, app: string, scratch: string): void {
  for (const source of sources) {
    const path =
      from === null
        ? join(REPOSITORY, source)
        : join(from === BUILD && !ALL ? REPOSITORY : join(scratch, from), source.replace(/^\/app\/?/, ''));
    const isFolder = from !== null || !/\.[a-z]+$|^\.npmrc$/.test(source);
    const filter = (each: string) => from !== null || !LEFT_OUT.test(each.slice(REPOSITORY.length));
    // Docker copies a file into a target that ends with a slash, and what is in a folder into the target.
    cpSync(path, isFolder ? join(app, target) : join(app, target, source.split('/').at(-1) ?? ''), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  }
}

test('The steps of the Dockerfile lead to a server that becomes ready, in a folder where nothing else is', async () => {
  test.setTimeout(15 * MINUTE);
  await withScratch(async (scratch) => {
    const steps = stepsOf(readFileSync(join(REPOSITORY, 'docker/Dockerfile'), 'utf8'));
    const { app, variables } = await follow(steps, scratch);
    const port = await freePort();
    const here = { ...variables, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(scratch, 'data') };
    const [, ...command] = JSON.parse(
      steps.flatMap((step) => (step.kind === 'other' && step.word === 'CMD' ? [step.rest] : [])).join(''),
    ) as string[];
    const server = ServerProcess.start([process.execPath, ...command.slice(0, -1), join(app, command.at(-1) ?? '')], here);
    const origin = `http://127.0.0.1:${port}`;
    try {
      await untilReady(server, origin);

      expect((await fetch(`${origin}/designer/`)).status).toBe(200);
      expect((await fetch(`${origin}/dev/mailbox`)).status).toBe(404);
      const help = await run(process.execPath, [join(app, 'server/dist/cli/wence.js'), 'verify'], { env: { ...process.env, ...here } });
      expect(help.stdout).not.toContain('BROKEN');
    } finally {
      await server.stop();
    }
  });
});
