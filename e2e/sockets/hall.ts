import { setTimeout as wait } from 'node:timers/promises';
import type { Stage } from '../crash/stage.js';
import type { CrashServer } from '../crash/support/server.js';
import { Author } from '../support/author.js';
import { PrivateRedis } from './support/private-redis.js';
import { type Shows, Subscriber } from './support/subscriber.js';

const AT_ONCE = 25;
const REPORT_EVERY = 10;
const PATIENCE_MS = 60_000;

/** Limits that let one machine play a whole town. */
const ROOM = { SOCKETS_PER_USER: '100000', SOCKETS_PER_ADDRESS: '100000' };

export async function privateRedis(stage: Stage): Promise<PrivateRedis> {
  const redis = await PrivateRedis.start();
  stage.afterwards(() => redis.remove());
  return redis;
}

export function startServer(stage: Stage, databaseUrl: string, redis: PrivateRedis): Promise<CrashServer> {
  return stage.server({ databaseUrl, variables: { ...ROOM, REDIS_URL: redis.url } });
}

/** An author with a running survey and everybody who watches it. */
export interface Tenant {
  readonly token: string;
  readonly surveyId: string;
  readonly audience: Subscriber[];
}

export async function openTenant(origin: string): Promise<Tenant> {
  const author = await Author.register(origin);
  return { token: author.tokens.token, surveyId: await author.launched('en'), audience: [] };
}

/** Fills the hall: so many subscribers for each tenant, a few at a time; one in ten watches the report, the others the count. */
export async function seat(stage: Stage, origin: string, tenants: readonly Tenant[], each: number): Promise<void> {
  stage.afterwards(() => {
    for (const { audience } of tenants) for (const subscriber of audience) subscriber.leave();
  });
  for (const { token, surveyId, audience } of tenants) {
    while (audience.length < each) {
      const next = Array.from({ length: Math.min(AT_ONCE, each - audience.length) }, (_, index): Shows => {
        return (audience.length + index) % REPORT_EVERY === 0 ? 'report' : 'count';
      });
      audience.push(...(await Promise.all(next.map((shows) => Subscriber.start(origin, token, surveyId, shows)))));
    }
  }
}

/** Waits until something is so; after a minute whatever is compared next tells what is missing. */
export async function settle(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline && !(await isSo())) await wait(100);
}

/** Counts the subscribers that show each figure. */
export function figuresShown(audience: readonly Subscriber[]): Record<string, number> {
  const shown: Record<string, number> = {};
  for (const { figure } of audience) shown[figure] = (shown[figure] ?? 0) + 1;
  return shown;
}
