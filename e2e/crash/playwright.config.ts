import { defineConfig } from '@playwright/test';
import { isSampled } from '../support/count.js';

/**
 * The built server under load while things break around it; no browser. At full counts each test has the machine for itself. A sample runs two at a
 * time, each with servers and databases of its own: most of a test waits for the one server that comes back.
 * A proof that needs a second try is no proof, so nothing is tried again.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../out/crash',
  workers: isSampled ? 2 : 1,
  fullyParallel: isSampled,
  retries: 0,
  timeout: 45 * 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['./support/tally-reporter.ts']],
});
