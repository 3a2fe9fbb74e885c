import type { Page } from '@playwright/test';
import { watchPolicy } from './policy-watch.js';

/** Looks after a page of a test from its beginning; answers with what its policy has refused. */
export async function watchPage(page: Page): Promise<readonly string[]> {
  // Somebody listens all the time: a dialog that opens just as a test begins to listen would be the device's own.
  page.on('filechooser', () => undefined);
  return watchPolicy(page);
}
