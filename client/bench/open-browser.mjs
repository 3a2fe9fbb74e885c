import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

/** The browser that the end-to-end tests take. */
export async function openBrowser() {
  const { module } = await runnerImport(fileURLToPath(new URL('../../e2e/support/browser.ts', import.meta.url)), { logLevel: 'error' });
  return chromium.launch(await module.chooseBrowser());
}
