import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { REPOSITORY } from './repository.js';

/** Pictures of screens, one folder for each language and width. */
export const PICTURES = join(REPOSITORY, 'e2e/out/pictures');

/** Keeps how a screen of the designer looks, where a run is asked to. */
export async function photograph(page: Page, screen: string): Promise<void> {
  if (process.env['PICTURES'] === undefined || !page.url().includes('/designer')) return;
  const language = await page.evaluate(() => document.documentElement.lang);
  const folder = join(PICTURES, `${language}-${page.viewportSize()?.width}`);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${screen.replaceAll('/', '~')}.jpg`), type: 'jpeg', quality: 80, animations: 'disabled' });
}
