import { expect, test as base, type Page } from '@playwright/test';
import { type Language, type Words, wordsOf } from './i18n/words.js';
import { Author } from './support/author.js';
import { watchPage } from './support/page-watch.js';
import { signIn } from './support/sign-in.js';
import { type RunningServer, startServer } from './support/start-server.js';

export interface Options {
  /** The language of designer and answering page in this project. */
  readonly language: Language;
}

interface Fixtures {
  readonly words: Words;
  /** A designer page that is signed in as `author`. */
  readonly desk: Page;
  /** A respondent's page, 390 px wide, in a browser context of its own. */
  readonly phone: Page;
}

interface WorkerFixtures {
  /** One server and one store per worker. */
  readonly server: RunningServer;
  /** An account made through the API; a test that needs one of its own registers it. */
  readonly author: Author;
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  language: ['zh-CN', { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of the fixtures out of this pattern
    async ({}, use) => {
      // Respondents may come from anywhere in a header, webhooks go to receivers on this machine, and sites of this machine show surveys.
      const server = await startServer({
        TRUST_PROXY: '127.0.0.1',
        SHUTDOWN_DELAY: '0',
        WEBHOOK_ANY_ADDRESS: 'on',
        FRAME_ANCESTORS: '*',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  author: [async ({ server }, use) => use(await Author.register(server.origin)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.origin),
  words: async ({ language }, use) => use(wordsOf(language)),
  page: async ({ page }, use) => {
    const violations = await watchPage(page);
    await use(page);
    expect(violations, 'refused by the page itself').toEqual([]);
  },
  desk: async ({ page, author, server }, use) => {
    await author.stayFresh();
    await signIn(page, author, server.origin);
    await use(page);
  },
  phone: async ({ browser, server, locale }, use) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      locale: locale ?? 'zh-CN',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const violations = await watchPage(page);
    await use(page);
    await context.close();
    expect(violations, 'refused by the page itself').toEqual([]);
  },
});

export { expect };
