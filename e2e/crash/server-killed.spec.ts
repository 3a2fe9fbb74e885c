import { setTimeout as wait } from 'node:timers/promises';
import { COUNTS } from './counts.js';
import { expect, expectServed, type Stage, test } from './stage.js';

const SPREAD_MS = 200;

async function killOverAndOver(stage: Stage, databaseUrl?: string): Promise<void> {
  const server = await stage.server(databaseUrl === undefined ? {} : { databaseUrl });
  const survey = await stage.survey(server.origin);
  const load = survey.load(() => server.origin, COUNTS.rate, { impatient: 0.1 });
  const follower = survey.follower(() => server.origin);
  for (let kill = 0; kill < COUNTS.kills; kill++) {
    await load.progress(1 + Math.floor(Math.random() * COUNTS.receiptsPerKill));
    await wait(Math.random() * SPREAD_MS);
    await server.kill();
    await server.restart();
  }
  const figures = await load.stop();
  expectServed(figures);
  const { stored } = await survey.expectClean(server, COUNTS.kills);
  await follower.end();
  // Each response was told once, in the order of the log.
  expect(follower.faults).toEqual([]);
  expect(new Set(follower.told).size).toBe(stored);
}

test(`F1: the server is killed ${COUNTS.kills} times under load, on SQLite`, async ({ stage }) => {
  await killOverAndOver(stage);
});

test(`F1: the server is killed ${COUNTS.kills} times under load, on MariaDB`, async ({ stage, mariadb }) => {
  const database = await mariadb();
  await killOverAndOver(stage, database.urlOf(await database.createDatabase()));
});
