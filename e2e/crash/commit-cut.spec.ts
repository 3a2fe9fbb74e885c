import { setTimeout as wait } from 'node:timers/promises';
import { COUNTS } from './counts.js';
import { expect, expectServed, type Stage, test } from './stage.js';
import { CUTS, DatabaseProxy } from './support/database-proxy.js';
import type { PrivateMariadb } from './support/private-mariadb.js';
import { LONGEST_MS } from './support/submit.js';

const WORK = 5;
/** Long enough that whoever waits for the database has to give up by itself. */
const SILENCE_MS = 12_000;

const WHERE = {
  unsent: 'before the COMMIT reaches the database',
  unanswered: 'after the database has committed',
  underway: 'while the database commits',
};

/** A server whose way to the database leads through a proxy of ours. */
async function behindProxy(stage: Stage, database: PrivateMariadb) {
  const name = await database.createDatabase();
  const proxy = await DatabaseProxy.start(database.port);
  stage.afterwards(() => proxy.stop());
  const server = await stage.server({ databaseUrl: database.urlOf(name, proxy.port) });
  return { proxy, server, survey: await stage.survey(server.origin) };
}

for (const cut of CUTS) {
  test(`F4: the connection breaks ${WHERE[cut]}, ${COUNTS.cuts} times`, async ({ stage, mariadb }) => {
    const { proxy, server, survey } = await behindProxy(stage, await mariadb());
    const load = survey.load(() => server.origin, COUNTS.rate / 2, { impatient: 0.1 });
    for (let time = 0; time < COUNTS.cuts; time++) {
      await load.progress(WORK);
      await proxy.cutNextCommit(cut);
    }
    await load.progress(WORK);
    const figures = await load.stop();

    expectServed(figures);
    expect(figures.hung, `requests that took longer than ${LONGEST_MS} ms`).toBe(0);
    expect(server.isRunning).toBe(true);
    await survey.expectClean(server, COUNTS.cuts);
  });
}

test(`F4: the network to the database falls silent, ${COUNTS.silences} times; every request ends, and the work goes on`, async ({
  stage,
  mariadb,
}) => {
  const { proxy, server, survey } = await behindProxy(stage, await mariadb());
  const load = survey.load(() => server.origin, COUNTS.rate / 2, { impatient: 0.1 });
  for (let time = 0; time < COUNTS.silences; time++) {
    await load.progress(WORK);
    proxy.swallow();
    await wait(SILENCE_MS);
    await server.untilReadiness(503);
    proxy.speak();
    await server.untilReadiness(200);
  }
  await load.progress(WORK);
  const figures = await load.stop();

  expectServed(figures);
  expect(figures.hung, `requests that took longer than ${LONGEST_MS} ms`).toBe(0);
  await survey.expectClean(server, COUNTS.silences);
});
