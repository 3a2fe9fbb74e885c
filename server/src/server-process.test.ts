import { createClient } from 'graphql-ws';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { readConfig } from './platform/config/config.js';
import { createLogger } from './platform/logging/logger.js';
import { StartError } from './platform/errors/system-error.js';
import { type RunningServer, startServer } from './server-process.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

describe('the server process', () => {
  let store: TestDatabase;
  let server: RunningServer | null;

  const start = (env: Record<string, string> = {}) =>
    startServer(
      readConfig({
        NODE_ENV: 'test',
        PORT: '0',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'silent',
        DATABASE_URL: store.url,
        DATA_DIR: store.dir,
        ...env,
      }),
      createLogger('silent'),
      { clientDist: store.dir },
    );

  beforeEach(async () => {
    store = await createTestDatabase();
    server = null;
  });

  afterEach(async () => {
    await server?.stop();
    await store.drop();
  });

  it('answers on the port it was given, and not any more after it stopped', async () => {
    server = await start();
    const url = `http://127.0.0.1:${server.port}/readyz`;
    expect((await fetch(url)).status).toBe(200);

    await server.stop();
    server = null;

    await expect(fetch(url)).rejects.toThrow();
  });

  it('finishes the request that is in flight when it is asked to stop', async () => {
    server = await start();
    const answer = fetch(`http://127.0.0.1:${server.port}/v1/password-key`);
    await new Promise((resolve) => setTimeout(resolve, 20));

    await server.stop();
    server = null;

    expect((await answer).status).toBe(200);
  });

  it('tells open sockets that it goes away', async () => {
    server = await start();
    const client = createClient({
      url: `ws://127.0.0.1:${server.port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: false,
      onNonLazyError: () => {},
    });
    const closed = new Promise<number>((resolve) => client.on('closed', (event) => resolve((event as { code: number }).code)));
    await new Promise((resolve) => client.on('opened', resolve));

    await server.stop();
    server = null;

    expect([1001, 4403]).toContain(await closed);
    await client.dispose();
  });

  it('says in one sentence that its port is taken', async () => {
    server = await start();

    // On SQLite a second server has a store of its own.
    const place: Record<string, string> = server.platform.database.dialect === 'sqlite' ? { DATABASE_URL: `${store.url}.second` } : {};
    const second = start({ PORT: String(server.port), ...place });

    await expect(second).rejects.toThrow(StartError);
    await expect(second).rejects.toThrow(`Port ${server.port} is taken by another program`);
  });

  it('does not start on an SQLite file that another server has, and starts once that one has stopped', async () => {
    server = await start();
    if (server.platform.database.dialect === 'mysql') return;

    await expect(start()).rejects.toThrow('is in use by another server');

    await server.stop();
    server = await start();
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  });
});
