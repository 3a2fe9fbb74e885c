import { defineConfig } from '@playwright/test';
import { chooseBrowser } from '../support/browser.js';

/** Makes the pictures of the README from the demo survey: `npm run screenshots -w e2e` after a build, where Chinese fonts are installed. */
export default defineConfig({
  testMatch: ['take-screenshots.ts', 'contact-sheet.ts', 'designer-sheet.ts'],
  outputDir: '../out/screenshots',
  timeout: 120_000,
  reporter: [['list']],
  use: { launchOptions: await chooseBrowser(), timezoneId: 'Asia/Shanghai', contextOptions: { reducedMotion: 'reduce' } },
});
