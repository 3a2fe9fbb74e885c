import { defineConfig } from '@playwright/test';

/**
 * The built server under load while things break around it; no browser. One test at a time: each of them wants the machine for itself.
 * A proof that needs a second try is no proof, so nothing is tried again.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../out/crash',
  workers: 1,
  retries: 0,
  timeout: 45 * 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./support/tally-reporter.ts']],
});
