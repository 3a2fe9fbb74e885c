import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '../crash/stage.js';
import { COUNTS } from './counts.js';
import { figuresShown, openTenant, privateRedis, seat, settle, startServer } from './hall.js';
import { Arrivals } from './support/arrivals.js';
import { hasRedis } from './support/private-redis.js';

const SUBSCRIBERS = 40;

test('F9: two servers take in responses while their Redis goes away and comes back; every screen of either shows the final figure', async ({
  stage,
  mariadb,
}) => {
  test.skip(!hasRedis(), 'Redis is not installed');
  const database = await mariadb();
  const databaseUrl = database.urlOf(await database.createDatabase());
  const redis = await privateRedis(stage);
  const servers = [await startServer(stage, databaseUrl, redis), await startServer(stage, databaseUrl, redis)] as const;
  const origins = servers.map(({ origin }) => origin);
  const author = await openTenant(origins[0] ?? '');
  const tenants = servers.map(() => ({ ...author, audience: [] }));
  for (const [index, { origin }] of servers.entries()) await seat(stage, origin, tenants.slice(index, index + 1), SUBSCRIBERS);
  const audience = tenants.flatMap((tenant) => tenant.audience);

  const arrivals = new Arrivals(origins, [author.surveyId], COUNTS.rate / 2);
  const coming = arrivals.come(COUNTS.seconds);
  await wait((COUNTS.seconds * 1000) / 3);
  await redis.kill();
  await wait((COUNTS.seconds * 1000) / 3);
  await redis.restart();
  await coming;
  const final = arrivals.acknowledged.get(author.surveyId) ?? 0;
  await settle(() => audience.every(({ figure }) => figure === final));

  expect(arrivals.failed).toEqual([]);
  expect(final).toBe((COUNTS.rate / 2) * COUNTS.seconds);
  expect(figuresShown(audience)).toEqual({ [final]: audience.length });
  expect(audience.filter(({ closed }) => closed !== null)).toEqual([]);
});
