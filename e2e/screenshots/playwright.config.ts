import { defineConfig } from '@playwright/test';
import { chooseBrowser } from '../support/browser.js';

/**
 * Takes the three pictures of the README from the demo survey, and makes the contact sheets: `npm run screenshots -w e2e` after a build, on a
 * machine with Chinese fonts.
 */
export default defineConfig({
  testMatch: ['take-screenshots.ts', 'contact-sheet.ts', 'designer-sheet.ts', 'theme-sheet.ts'],
  outputDir: '../out/screenshots',
  timeout: 120_000,
  reporter: [['list']],
  use: { launchOptions: await chooseBrowser(), timezoneId: 'Asia/Shanghai', contextOptions: { reducedMotion: 'reduce' } },
});
