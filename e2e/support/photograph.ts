import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REPOSITORY } from './repository.js';

/** Pictures of screens, one folder for each language and width. */
export const PICTURES = join(REPOSITORY, 'e2e/out/pictures');

/** Widths that `PICTURES=all` takes besides the one that a test runs at. */
const WIDTHS = [1440, 1024, 768, 390];
/** Milliseconds until a screen has settled at another width. */
const UNTIL_SETTLED = 400;

/** Keeps how a screen of the designer looks, where a run is asked to. */
export async function photograph(page: Page, screen: string): Promise<void> {
  const asked = process.env['PICTURES'];
  if (asked === undefined || !page.url().includes('/designer')) return;
  await take(page, screen);
  const own = page.viewportSize();
  if (asked !== 'all' || own === null) return;
  for (const width of WIDTHS.filter((each) => each !== own.width)) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : own.height });
    await page.waitForTimeout(UNTIL_SETTLED);
    await take(page, screen);
  }
  await page.setViewportSize(own);
  await page.waitForTimeout(UNTIL_SETTLED);
}

async function take(page: Page, screen: string): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang);
  const folder = join(PICTURES, `${language}-${page.viewportSize()?.width}`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${screen.replaceAll('/', '~')}.jpg`), type: 'jpeg', quality: 80, animations: 'disabled' });
}
