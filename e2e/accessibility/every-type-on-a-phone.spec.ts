import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { test } from './all-asked.js';
import { expectFits } from './support/fits.js';
import { withLargeText } from './support/large-text.js';
import { expectLargeTargets } from './support/targets.js';
import { KEYS, PATIENCE_MS, throughAllStates } from './through-all-states.js';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

async function expectFitsNarrow(page: Page, state: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectFits(page, `${state}, ${NARROW.width} px`);
  await page.setViewportSize(PHONE);
}

test('Every type in all states on a phone: axe-core finds nothing, nothing scrolls sideways or is cut off at 320 px nor with text of 200 %, targets are 44 px [4.2.8] [4.2.9] [4.2.62]', async ({
  askAll,
  phone,
}) => {
  test.setTimeout(PATIENCE_MS);
  await throughAllStates(await askAll(KEYS, phone), async (state) => {
    await expectAccessible(phone, `${state}, ${PHONE.width} px`);
    await expectLargeTargets(phone, state);
    await expectFitsNarrow(phone, state);
    await withLargeText(phone, () => expectFits(phone, `${state}, large text`));
  });
});
