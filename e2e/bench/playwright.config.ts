import { defineConfig } from '@playwright/test';
import type { Options } from '../fixtures.js';
import { chooseBrowser } from '../support/browser.js';

/** Measures the responsiveness of the designer against an empty page in the same run: npm run bench -w e2e */
export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../out/bench',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    launchOptions: await chooseBrowser(),
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    language: 'en',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
