import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp } from './account.factory.js';
import { User } from './user.entity.js';

const CROWD = 60;
const onMysql = globalThis.TEST_DATABASE === 'mysql' ? describe : describe.skip;

/** Registers a crowd at once and returns the reasons of the failures. */
async function registerAll(app: TestApp) {
  const outcomes = await Promise.allSettled(Array.from({ length: CROWD }, () => signUp(app)));
  return outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
}

describe('sixty people who register in the same moment behind one address', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('have their accounts in the end: nobody is told to come again', async () => {
    expect(await registerAll(app)).toEqual([]);
    expect(await app.platform.database.repository(User).count()).toBe(CROWD);
  });
});

onMysql('and whose database is far away', () => {
  /** One way. A commit on a busy disk takes no less. */
  const DELAY_MS = 25;
  let store: TestDatabase;
  let link: Server;
  let app: TestApp;

  beforeAll(async () => {
    store = await createTestDatabase();
    const url = new URL(store.url);
    link = await slowLink(Number(url.port || 3306), DELAY_MS);
    url.host = `127.0.0.1:${(link.address() as { port: number }).port}`;
    app = await startTestApp({ DATABASE_URL: url.href });
  });
  afterAll(async () => {
    await app.stop();
    link.close();
    await store.drop();
  });

  it('have them too: no row that all of them want is held by one after the other', async () => {
    expect(await registerAll(app)).toEqual([]);
    expect(await app.platform.metrics.transactionRetries.get()).toMatchObject({ values: [] });
  });
});

/** A way to a port on which everything takes its time. */
async function slowLink(port: number, delayMs: number): Promise<Server> {
  const later = (from: Socket, to: Socket) => {
    from.on('data', (bytes: Buffer) => setTimeout(() => to.write(bytes), delayMs));
    from.on('close', () => setTimeout(() => to.destroy(), delayMs));
    from.on('error', () => undefined);
  };
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    later(near, far);
    later(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
