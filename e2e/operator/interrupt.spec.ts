import { expect, test } from '@playwright/test';
import { freePort } from '../support/free-port.js';
import { withScratch } from '../support/scratch.js';
import { ServerProcess } from '../support/server-process.js';
import { untilReady } from '../support/start-server.js';

const COMMANDS = {
  'npm start': ['npm', 'start'],
  'the launcher': [process.execPath, 'server/scripts/start.mjs'],
};

/** Starts, waits for the first good answer, ends it as told, and returns what is left. */
async function startAndEnd(command: readonly string[], end: (server: ServerProcess) => void) {
  return withScratch(async (folder) => {
    const port = await freePort();
    const variables = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, WENCE_DEMO: 'off' };
    const server = ServerProcess.start(command, variables);
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(server, origin);

    end(server);
    const { code } = await server.ended;
    await expect.poll(() => server.isGroupAlive, { timeout: 15_000 }).toBe(false);

    const answers = await fetch(`${origin}/livez`).then(
      () => true,
      () => false,
    );
    return { code, answers };
  });
}

test.describe('Stopping leaves nothing running', () => {
  // A build that is out of date is made first.
  test.setTimeout(300_000);

  for (const [name, command] of Object.entries(COMMANDS)) {
    test(`Ctrl-C on ${name}`, async () => {
      const left = await startAndEnd(command, (server) => server.interrupt());

      expect(left).toMatchObject({ answers: false });
    });
  }

  test('SIGTERM to the launcher alone, as a service manager sends it, ends it with code 0', async () => {
    const left = await startAndEnd(COMMANDS['the launcher'], (server) => server.child.kill('SIGTERM'));

    expect(left).toEqual({ code: 0, answers: false });
  });

  test('SIGTERM to npm alone does not leave the server behind', async () => {
    const left = await startAndEnd(COMMANDS['npm start'], (server) => server.child.kill('SIGTERM'));

    expect(left).toMatchObject({ answers: false });
  });
});
