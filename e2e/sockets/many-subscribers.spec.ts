import { expect, test } from '../crash/stage.js';
import { COUNTS, STALLED_PERCENT } from './counts.js';
import { figuresShown, openTenant, privateRedis, seat, settle, startServer } from './hall.js';
import { Arrivals } from './support/arrivals.js';
import { figuresOf } from './support/server-watch.js';
import { hasRedis } from './support/private-redis.js';

const { subscribers, rate, seconds } = COUNTS;

test(`L10, S22: ${subscribers} subscribers of two tenants at ${rate} submissions a second, ${STALLED_PERCENT} % of them stalled`, async ({
  stage,
  mariadb,
}) => {
  test.skip(!hasRedis(), 'Redis is not installed');
  const database = await mariadb();
  const server = await startServer(stage, database.urlOf(await database.createDatabase()), await privateRedis(stage));
  const { pid, origin } = server;
  const tenants = [await openTenant(origin), await openTenant(origin)] as const;
  await seat(stage, origin, tenants, subscribers / tenants.length);
  const everybody = tenants.flatMap(({ audience }) => audience);
  const stalled = everybody.filter((_, index) => index % (100 / STALLED_PERCENT) === 0);
  for (const subscriber of stalled) subscriber.stall();
  const reading = new Set(everybody.filter((subscriber) => !stalled.includes(subscriber)));

  const seated = await figuresOf(origin);
  const arrivals = new Arrivals(
    [origin],
    tenants.map(({ surveyId }) => surveyId),
    rate,
  );
  await arrivals.come(seconds);
  const loaded = await figuresOf(origin);
  const final = ({ surveyId }: (typeof tenants)[number]) => arrivals.acknowledged.get(surveyId) ?? 0;
  await settle(() => tenants.every((tenant) => tenant.audience.every((each) => !reading.has(each) || each.figure === final(tenant))));
  await settle(async () => (await figuresOf(origin)).get('ws_connections') === reading.size);
  for (const subscriber of stalled) subscriber.resume();
  await settle(() => stalled.every(({ closed }) => closed !== null));

  const ended = await figuresOf(origin);
  const events = [...reading].reduce((sum, subscriber) => sum + subscriber.events, 0);
  const milliseconds = (figures: typeof ended, name: string) => `${Math.round((figures.get(name) ?? Number.NaN) * 1000)} ms`;
  const report = [
    `${reading.size} readers got ${events} events, ${(events / reading.size / seconds).toFixed(2)} a second each`,
    `event loop delayed p99 ${milliseconds(loaded, 'nodejs_eventloop_lag_p99_seconds')}, at most ${milliseconds(loaded, 'nodejs_eventloop_lag_seconds')}`,
    `${arrivals.again} submissions sent again`,
    `memory ${Math.round((loaded.get('process_resident_memory_bytes') ?? 0) / 1024 / 1024)} MB`,
  ].join('; ');
  test.info().annotations.push({ type: 'figures', description: report });
  process.stdout.write(`${report}\n`);

  expect(arrivals.failed).toEqual([]);
  expect(seated.get('ws_connections')).toBe(subscribers);
  for (const tenant of tenants) {
    expect(final(tenant)).toBe((rate * seconds) / tenants.length);
    const readers = tenant.audience.filter((subscriber) => reading.has(subscriber));
    expect(figuresShown(readers), 'the final figure on every screen').toEqual({ [final(tenant)]: readers.length });
    for (const { heardOf } of tenant.audience) expect([...heardOf]).toEqual([tenant.surveyId]);
  }
  expect([...reading].flatMap(({ oddities }) => oddities)).toEqual([]);
  expect(
    [...reading].filter(({ closed }) => closed !== null),
    'readers that were closed',
  ).toEqual([]);
  expect(
    stalled.filter(({ closed }) => closed === null),
    'stalled sockets that were not closed',
  ).toEqual([]);
  expect(ended.get('ws_slow_closed_total')).toBe(stalled.length);
  expect([server.isRunning, server.pid]).toEqual([true, pid]);
});
