import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.js';
import { chooseBrowser } from './support/browser.js';

const BROWSER_TESTS = /(journeys|answering|accessibility)\/[^/]+\.spec\.ts$/;

/**
 * Tests whose outcome the words decide, because they take room, one whole journey, and those of the page for developers. They run in both languages
 * each time; the others run in Chinese, and with EVERY_LANGUAGE=1 (npm run test:all) in both. Component tests are in English.
 */
const IN_BOTH_LANGUAGES = [
  'accessibility/every-type-on-a-phone',
  'journeys/{api-keys,embedding,explorers,from-account-to-report,invitation-codes,narrow-and-by-keyboard,one-to-one-links,received-parameters,refusal-pages,reviewing-responses,sample-quotas,settings,sharing-reports,short-link,templates,verification-question,webhooks}',
].map((files) => `**/${files}.spec.ts`);

/** Everything runs against the built server; each worker starts one of its own. */
export default defineConfig<Options>({
  outputDir: 'out/results',
  fullyParallel: true,
  // Pages wait for pauses and animations: a third worker uses what two leave of two cores, a fourth gains nothing.
  workers: 3,
  // A test that passes at a later try only is a defect, and the summary names it. CI goes on all the same: other work may stall its machine.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // As long as a busy machine needs; what is there at once is found at once.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./support/timing-reporter.ts']],
  use: {
    launchOptions: await chooseBrowser('npm'),
    viewport: { width: Number(process.env['WIDTH'] ?? 1440), height: 900 },
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a seventh of the time. To see how a test fails: npm run test:browser -w e2e -- <file> --trace on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'operator', testDir: 'operator' },
    { name: 'agreement', testDir: 'agreement' },
    { name: 'readme', testDir: 'readme' },
    { name: 'hostile', testDir: 'hostile', use: { locale: 'en-US', language: 'en', screenshot: 'off' } },
    { name: 'zh-CN', testMatch: BROWSER_TESTS, use: { locale: 'zh-CN', language: 'zh-CN' } },
    {
      name: 'en',
      testMatch: process.env['EVERY_LANGUAGE'] === undefined ? IN_BOTH_LANGUAGES : BROWSER_TESTS,
      use: { locale: 'en-US', language: 'en' },
    },
  ],
});
