import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SurveyDefinition } from '@wence/schema';
import { test as base, expect, type TestInfo } from '@playwright/test';
import { Author } from '../support/author.js';
import { checkLedger } from './support/check-ledger.js';
import { Follower } from './support/follower.js';
import { Ledger } from './support/ledger.js';
import { describe, Load, type LoadFigures, type LoadOptions } from './support/load.js';
import { hasMariadb, PrivateMariadb } from './support/private-mariadb.js';
import { CrashServer, type ServerOptions } from './support/server.js';
import { tally } from './support/tally.js';
import type { Verdict } from './support/verdict.js';

/** Server, store and clients for one test. Everything it opens is closed and removed at the end, whatever happened. */
export class Stage {
  readonly folder = mkdtempSync(join(tmpdir(), 'wence-crash-'));
  private readonly endings: (() => unknown)[] = [() => rmSync(this.folder, { recursive: true, force: true })];
  private readonly servers: CrashServer[] = [];

  constructor(private readonly info: TestInfo) {}

  /** Called at the end, the last one first. */
  afterwards(ending: () => unknown): void {
    this.endings.unshift(ending);
  }

  async server(options: Partial<ServerOptions> = {}): Promise<CrashServer> {
    const server = await CrashServer.start({ folder: this.folder, ...options });
    this.servers.push(server);
    this.afterwards(() => server.kill());
    return server;
  }

  /** An author with a running survey, the sample unless another is given, and an empty ledger. */
  async survey(origin: string, definition?: SurveyDefinition): Promise<RunningSurvey> {
    const author = await Author.register(origin);
    const surveyId = definition ? await author.createSurvey(definition) : await author.launched('en');
    if (definition) await author.launch(surveyId);
    const ledger = await Ledger.open(this.folder, surveyId);
    this.afterwards(() => ledger.close());
    return new RunningSurvey(this, this.info, author, surveyId, ledger);
  }

  async end(): Promise<void> {
    if (this.info.status !== this.info.expectedStatus) {
      for (const { output } of this.servers) await this.info.attach('server', { body: output, contentType: 'text/plain' });
    }
    for (const ending of this.endings) await ending();
  }
}

/** A survey whose respondents keep a ledger. */
export class RunningSurvey {
  constructor(
    private readonly stage: Stage,
    private readonly info: TestInfo,
    private readonly author: Author,
    readonly id: string,
    readonly ledger: Ledger,
  ) {}

  load(origin: () => string, perSecond: number, more: Partial<LoadOptions> = {}): Load {
    const load = new Load({ origin, surveyId: this.id, ledger: this.ledger, perSecond, ...more });
    this.stage.afterwards(() => load.leave());
    return load;
  }

  /** A program of the author that follows the feed of responses. */
  follower(origin: () => string): Follower {
    return new Follower(origin, this.id, this.author.tokens.token);
  }

  /** Nothing lost, nothing twice, nothing unasked, and every register agrees. `faults`: how often something was broken. */
  async expectClean(server: CrashServer, faults: number): Promise<Verdict> {
    const verdict = await checkLedger(this.ledger.path, server.databaseUrl, server.origin, this.author, this.id);
    tally(this.info, faults, verdict);
    const { intents, acked, stored, ...findings } = verdict;
    expect(findings, `${intents} intents, ${acked} acknowledged, ${stored} stored`).toEqual({
      lost: [],
      twice: [],
      unasked: [],
      faults: [],
    });
    return verdict;
  }
}

/** Every answer was one that a client can do something with, and says when to come again if it is a refusal. */
export function expectServed(figures: LoadFigures): void {
  test.info().annotations.push({ type: 'load', description: describe(figures) });
  expect.soft(figures.wrong, 'answers that no client can use').toEqual([]);
  expect.soft([...figures.later.keys()].filter((reason) => reason.endsWith('without Retry-After'))).toEqual([]);
}

interface Fixtures {
  readonly stage: Stage;
}

interface WorkerFixtures {
  /** Started by the first proof that needs it. Skips the proof on a machine without MariaDB. */
  readonly mariadb: () => Promise<PrivateMariadb>;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
  stage: async ({}, use, info) => {
    const stage = new Stage(info);
    await use(stage);
    await stage.end();
  },
  mariadb: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
    async ({}, use) => {
      const started: Promise<PrivateMariadb>[] = [];
      await use(() => {
        test.skip(!hasMariadb(), 'MariaDB is not installed');
        started[0] ??= PrivateMariadb.start();
        return started[0];
      });
      for (const mariadb of started) await (await mariadb).remove();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
