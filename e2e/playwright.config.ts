import { defineConfig } from '@playwright/test';

export default defineConfig({
  outputDir: 'out/results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list']],
  projects: [{ name: 'house', testDir: 'house' }],
});
