import { setTimeout as wait } from 'node:timers/promises';
import { COUNTS } from './counts.js';
import { expectServed, type Stage, test } from './stage.js';

const SPREAD_MS = 200;

async function killOverAndOver(stage: Stage, databaseUrl?: string): Promise<void> {
  const server = await stage.server(databaseUrl === undefined ? {} : { databaseUrl });
  const survey = await stage.survey(server.origin);
  const load = survey.load(() => server.origin, COUNTS.rate, { impatient: 0.1 });
  for (let kill = 0; kill < COUNTS.kills; kill++) {
    await load.progress(1 + Math.floor(Math.random() * COUNTS.receiptsPerKill));
    await wait(Math.random() * SPREAD_MS);
    await server.kill();
    await server.restart();
  }
  const figures = await load.stop();
  expectServed(figures);
  await survey.expectClean(server, COUNTS.kills);
}

test(`F1: the server is killed ${COUNTS.kills} times under load, on SQLite`, async ({ stage }) => {
  await killOverAndOver(stage);
});

test(`F1: the server is killed ${COUNTS.kills} times under load, on MariaDB`, async ({ stage, mariadb }) => {
  const database = await mariadb();
  await killOverAndOver(stage, database.urlOf(await database.createDatabase()));
});
