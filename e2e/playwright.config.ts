import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.js';
import { chooseBrowser } from './support/browser.js';

const BROWSER_TESTS = /(journeys|answering|accessibility)\/[^/]+\.spec\.ts$/;

/**
 * What is done in both languages each time: what is heard of a screen, whole journeys, and what the words alone decide. The rest is done in the
 * first language, and in both with EVERY_LANGUAGE=1.
 */
const IN_BOTH_LANGUAGES = [
  'accessibility/{catalogue,every-type,page,structure}',
  'answering/{on-the-phone,verification-code}',
  'journeys/{accessibility,frame,frame-accessibility,library,narrow-and-by-keyboard,page-policy,settings}',
  'journeys/{logic-editing,preview-reasons,rich-title,simulation,survey-map,twenty-questions,witness-preview}',
  'journeys/{editing,every-type,from-account-to-report,report-of-every-type,sign-in}',
  'journeys/designing-{cascade,crop,every-type,keyboard,options,orders,panels,texts}',
].map((files) => `**/${files}.spec.ts`);

/** Everything runs against the built server; each worker starts one of its own. */
export default defineConfig<Options>({
  outputDir: 'out/results',
  fullyParallel: true,
  workers: 2,
  // On a loaded build machine a browser may stall; a run that needed another try says so in the summary.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: await chooseBrowser(),
    viewport: { width: Number(process.env['WIDTH'] ?? 1440), height: 900 },
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'house', testDir: 'house' },
    { name: 'operator', testDir: 'operator' },
    { name: 'agreement', testDir: 'agreement' },
    { name: 'readme', testDir: 'readme' },
    // Hundreds of large pages, told apart by what they hold: recording them would take longer than showing them.
    { name: 'hostile', testDir: 'hostile', use: { locale: 'en-US', language: 'en', trace: 'off', screenshot: 'off' } },
    { name: 'zh-CN', testMatch: BROWSER_TESTS, use: { locale: 'zh-CN', language: 'zh-CN' } },
    {
      name: 'en',
      testMatch: process.env['EVERY_LANGUAGE'] === undefined ? IN_BOTH_LANGUAGES : BROWSER_TESTS,
      use: { locale: 'en-US', language: 'en' },
    },
  ],
});
