import { setTimeout as wait } from 'node:timers/promises';
import { Author } from '../support/author.js';
import { V1Client } from '../support/v1-client.js';
import { COUNTS } from './counts.js';
import { expect, test } from './stage.js';
import { multiplyResponses, rowsOf } from './support/many-responses.js';
import type { CrashServer } from './support/server.js';
import { openStore } from './support/store.js';

/** Responses of a survey: several batches. */
const ROWS = 1_600;
/** All rows of a survey go in about this many milliseconds. */
const SPREAD_MS = 250;
const PATIENCE = { timeout: 120_000, intervals: [200] };

/** What an author sees of a survey. Null: it is neither in the list nor in the recycle bin. */
interface Seen {
  readonly title: string;
  readonly total: number;
  readonly reported: number;
}

class Desk {
  private constructor(
    private readonly author: Author,
    private readonly v1: V1Client,
    private readonly server: CrashServer,
  ) {}

  static async open(server: CrashServer): Promise<Desk> {
    const author = await Author.register(server.origin);
    const v1 = new V1Client(server.origin);
    v1.signIn(author.tokens.token);
    return new Desk(author, v1, server);
  }

  async fullSurvey(): Promise<string> {
    const id = await this.author.launched('en');
    await this.author.submit(id, 'en');
    const store = await openStore(this.server.databaseUrl);
    await multiplyResponses(store, id, ROWS);
    await store.close();
    return id;
  }

  async titleOf(id: string): Promise<string> {
    return (await this.v1.call<{ title: string }>('GET', `/surveys/base/${id}`)).title;
  }

  recycle(id: string): Promise<unknown> {
    return this.v1.call('POST', `/surveys/remove/${id}`);
  }

  clear(id: string, title: string): Promise<unknown> {
    return this.v1.call('POST', `/surveys/clear/${id}`, { title });
  }

  purge(id: string, confirmation: string): Promise<unknown> {
    return this.v1.call('POST', '/surveys/purge', { ids: [id], confirmation });
  }

  /** Takes a survey out of the recycle bin to look at it. */
  async seen(id: string): Promise<Seen | null> {
    const { list } = await this.v1.call<{ list: { id: string }[] }>('GET', '/surveys?recycled=1');
    if (list.some((one) => one.id === id)) await this.v1.call('POST', `/surveys/restore/${id}`);
    const base = await this.v1.call<{ title: string }>('GET', `/surveys/base/${id}`).catch(() => null);
    if (!base) return null;
    const { total } = await this.v1.call<{ total: number }>('GET', `/surveys/responses/${id}`);
    const { total: reported } = await this.v1.call<{ total: number }>('GET', `/surveys/report/${id}`);
    return { title: base.title, total, reported };
  }

  /** Until no row of any of these surveys is stored but what a clear keeps: one line of the log. */
  async untilGone(ids: readonly string[], lines: number): Promise<void> {
    const store = await openStore(this.server.databaseUrl);
    await expect(async () => {
      for (const id of ids) expect(await rowsOf(store, id)).toEqual({ responses: 0, lines });
    }).toPass(PATIENCE);
    expect(await store.faults()).toEqual([]);
    await store.close();
  }
}

/** Kills the server at some moment of the removal, and lets it come back. */
async function killedWhile(server: CrashServer, work: Promise<unknown>): Promise<void> {
  await Promise.all([work.catch(() => undefined), wait(Math.random() * SPREAD_MS).then(() => server.kill())]);
  await server.restart();
}

async function proof(server: CrashServer): Promise<void> {
  const desk = await Desk.open(server);
  const [cleared, purged]: [string[], string[]] = [[], []];
  const found = new Set<string>();
  for (let kill = 0; kill < COUNTS.removalKills; kill += 1) {
    const id = await desk.fullSurvey();
    const title = await desk.titleOf(id);
    const before = { title, total: ROWS, reported: ROWS };
    const clears = kill % 2 === 0;
    if (!clears) await desk.recycle(id);
    await killedWhile(server, clears ? desk.clear(id, title) : desk.purge(id, title));

    const seen = await desk.seen(id);
    const after = clears ? { title, total: 0, reported: 0 } : null;
    expect([before, after], `kill ${kill}`).toContainEqual(seen);
    found.add(JSON.stringify(seen) === JSON.stringify(after) ? 'after' : 'before');
    // What was not done is done now; the server takes up what others have left with it.
    if (clears) await desk.clear(id, title);
    else if (seen) await desk.recycle(id).then(() => desk.purge(id, title));
    (clears ? cleared : purged).push(id);
  }
  const last = await desk.fullSurvey();
  const title = await desk.titleOf(last);
  await desk.recycle(last);
  await desk.purge(last, title);
  await desk.untilGone(cleared, 1);
  await desk.untilGone([...purged, last], 0);
  test.info().annotations.push({ type: 'kills found', description: [...found].sort().join(' and ') });
}

test(`F1: the server is killed ${COUNTS.removalKills} times while it clears surveys and deletes them for good: it was done, or it was not`, async ({
  stage,
}) => {
  await proof(await stage.server({ variables: { RATE_LIMITS: 'off' } }));
});

test(`F1: the same on MariaDB, ${COUNTS.removalKills} times`, async ({ stage, mariadb }) => {
  const database = await mariadb();
  const databaseUrl = database.urlOf(await database.createDatabase());
  await proof(await stage.server({ databaseUrl, variables: { RATE_LIMITS: 'off' } }));
});
