import { defineConfig } from '@playwright/test';
import type { Options } from './fixtures.js';
import { chooseBrowser } from './support/browser.js';

/** Everything runs against the built server; each worker starts one of its own. */
export default defineConfig<Options>({
  outputDir: 'out/results',
  fullyParallel: true,
  workers: 2,
  // On a loaded build machine a browser may stall once; a run that needed its second try says so in the summary.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  use: {
    launchOptions: await chooseBrowser(),
    viewport: { width: 1440, height: 900 },
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
    { name: 'zh-CN', testMatch: /(journeys|answering|accessibility)\/[^/]+\.spec\.ts$/, use: { locale: 'zh-CN', language: 'zh-CN' } },
    { name: 'en', testMatch: /(journeys|answering|accessibility)\/[^/]+\.spec\.ts$/, use: { locale: 'en-US', language: 'en' } },
  ],
});
