import { test as base } from '@playwright/test';
import { type Language, type Words, wordsOf } from './i18n/words.js';
import { type RunningServer, startServer } from './support/start-server.js';

export interface Options {
  /** The language of designer and answering page in this project. */
  readonly language: Language;
}

interface Fixtures {
  readonly words: Words;
}

interface WorkerFixtures {
  /** One server and one store per worker; tests keep apart by having authors of their own. */
  readonly server: RunningServer;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ['zh-CN', { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  words: async ({ language }, use) => use(wordsOf(language)),
});

export { expect } from '@playwright/test';
