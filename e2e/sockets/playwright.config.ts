import { defineConfig } from '@playwright/test';

/** The built server with many subscribers; no browser. One test at a time: each of them wants the machine for itself. */
export default defineConfig({
  testDir: '.',
  outputDir: '../out/sockets',
  workers: 1,
  // Waits are measured here, and other work may stall a machine of CI.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 10 * 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
});
