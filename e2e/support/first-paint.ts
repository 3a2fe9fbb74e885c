import type { Page } from '@playwright/test';

/** Until something is to be seen: what is pressed before that is dropped by the browser, as nobody can have meant it. */
export async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}
