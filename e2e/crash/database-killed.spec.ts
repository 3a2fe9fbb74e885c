import { COUNTS } from './counts.js';
import { expect, expectServed, test } from './stage.js';

/** Receipts between two faults: enough to be in the middle of work again. */
const WORK = 20;

test(`F3: the database is killed ${COUNTS.databaseKills} times under load; the server says so and takes up its work again`, async ({
  stage,
  mariadb,
}) => {
  const database = await mariadb();
  const server = await stage.server({ databaseUrl: database.urlOf(await database.createDatabase()) });
  const survey = await stage.survey(server.origin);
  const firstPid = server.pid;
  const load = survey.load(() => server.origin, COUNTS.rate / 2, { impatient: 0.1 });

  for (let kill = 0; kill < COUNTS.databaseKills; kill++) {
    await load.progress(WORK);
    await database.kill();
    await server.untilReadiness(503);
    await database.restart();
    await server.untilReadiness(200);
  }
  const figures = await load.stop();

  expectServed(figures);
  expect(figures.hung, 'requests without an answer in time').toBe(0);
  expect(server.isRunning && server.pid === firstPid, 'the same process, never restarted').toBe(true);
  await survey.expectClean(server, COUNTS.databaseKills);
});
