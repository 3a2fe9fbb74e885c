import { setTimeout as wait } from 'node:timers/promises';
import { COUNTS } from './counts.js';
import { expect, expectServed, test } from './stage.js';
import { FailingSync, noTracer } from './support/failing-sync.js';
import { openStore } from './support/store.js';

const WORK = 5;
/** The first sync to fail is one of so many after the tracer has come. */
const SPREAD = 20;
/** Receipts that had left the server before it died are read by then. */
const LAST_WORDS_MS = 200;

/** Reads with a fresh connection, which sees only what was synced: SQLite shows a commit only after its sync. */
async function visibleIds(databaseUrl: string): Promise<Set<string>> {
  const store = await openStore(databaseUrl);
  try {
    return new Set((await store.query('SELECT id FROM response')).map(({ id }) => String(id)));
  } finally {
    await store.close();
  }
}

test(`F6: syncs of the SQLite file fail, ${COUNTS.failedSyncs} times; nothing is acknowledged after it, and the server leaves`, async ({
  stage,
}) => {
  const unable = noTracer();
  test.skip(unable !== null, unable ?? '');
  const server = await stage.server();
  const survey = await stage.survey(server.origin);
  const load = survey.load(() => server.origin, COUNTS.rate, { impatient: 0.1 });
  const unsynced: string[] = [];
  const codes: (number | null)[] = [];

  for (let failure = 0; failure < COUNTS.failedSyncs; failure++) {
    await load.progress(WORK);
    const disk = new FailingSync(server.pid, stage.folder, 1 + Math.floor(Math.random() * SPREAD));
    stage.afterwards(() => disk.end());
    await disk.untilFailed();
    const synced = await visibleIds(server.databaseUrl);
    await disk.untilGone();
    codes.push(await server.left());
    await wait(LAST_WORDS_MS);
    unsynced.push(...[...load.receipts].filter((id) => !synced.has(id)));
    await server.restart();
  }
  const figures = await load.stop();

  expectServed(figures);
  expect(unsynced, 'acknowledged although the sync had failed').toEqual([]);
  expect(codes).toEqual(codes.map(() => 1));
  await survey.expectClean(server, COUNTS.failedSyncs);
});
