import { setTimeout as wait } from 'node:timers/promises';
import { COUNTS } from './counts.js';
import { expect, expectServed, type Stage, test } from './stage.js';
import { Balancer } from './support/balancer.js';
import type { PrivateMariadb } from './support/private-mariadb.js';

const WORK = 20;
const SPREAD_MS = 200;
/** Settings of an operator behind a proxy; the proxy stops sending requests well within the delay. */
const BEHIND_PROXY = { TRUST_PROXY: '127.0.0.1', SHUTDOWN_DELAY: '2' };

/** Two servers on one database, and the address that leads to either. */
async function twoServers(stage: Stage, database: PrivateMariadb) {
  const options = { databaseUrl: database.urlOf(await database.createDatabase()), variables: BEHIND_PROXY };
  const servers = [await stage.server(options), await stage.server(options)] as const;
  const balancer = await Balancer.start(servers.map(({ origin }) => origin));
  stage.afterwards(() => balancer.stop());
  return { servers, balancer, survey: await stage.survey(servers[0].origin) };
}

test(`F2: of two servers behind a proxy one is killed ${COUNTS.proxyKills} times under load`, async ({ stage, mariadb }) => {
  const { servers, balancer, survey } = await twoServers(stage, await mariadb());
  const load = survey.load(() => balancer.origin, COUNTS.rate);
  for (let kill = 0; kill < COUNTS.proxyKills; kill++) {
    await load.progress(WORK);
    await wait(Math.random() * SPREAD_MS);
    await servers[1].kill();
    await load.progress(WORK);
    await servers[1].restart();
  }
  const figures = await load.stop();

  expectServed(figures);
  expect(figures.gone, 'respondents whose retries did not end well').toBe(0);
  await survey.expectClean(servers[0], COUNTS.proxyKills);
});

test(`F12: servers are restarted one after the other, ${COUNTS.restarts} times under load; no request is lost`, async ({
  stage,
  mariadb,
}) => {
  const { servers, balancer, survey } = await twoServers(stage, await mariadb());
  const load = survey.load(() => balancer.origin, COUNTS.rate);
  const codes: (number | null)[] = [];
  for (let restart = 0; restart < COUNTS.restarts; restart++) {
    const server = servers[restart % 2 === 0 ? 0 : 1];
    await load.progress(WORK);
    codes.push(await server.terminate());
    await server.restart();
    // Like an operator, the test restarts the next server only after this one is back behind the proxy.
    await load.progress(WORK);
  }
  const figures = await load.stop();

  expectServed(figures);
  expect(codes).toEqual(codes.map(() => 0));
  expect([...figures.broken, ...figures.later], 'requests that had to be sent again').toEqual([]);
  expect(figures.gone).toBe(0);
  await survey.expectClean(servers[0], COUNTS.restarts);
});
