import { type QuestionKey, questionCatalogue } from '@wence/schema';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.js';
import { type AllAsked, test } from './support/all-asked.js';
import { expectFits } from './support/fits.js';
import { enlargeText } from './support/large-text.js';
import { expectLargeTargets } from './support/targets.js';
import { ANSWERED } from './types/table.js';

const NARROW = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

/** Forty types in four states; a loaded machine takes its time. */
const PATIENCE_MS = 300_000;

/** These divide a survey into screens; here all types stand on one. */
const DIVIDING: readonly QuestionKey[] = ['page', 'pageBlock'];

const KEYS = questionCatalogue.map(({ key }) => key).filter((key) => !DIVIDING.includes(key));

/** Puts the focus on each question, where Tab keys would have brought it: that each can be reached is shown by the tests of each type. */
async function inEach(all: AllAsked, step: 'wrong' | 'answer'): Promise<void> {
  for (const key of KEYS) {
    const entry = ANSWERED[key];
    if (!entry?.[step]) continue;
    const asked = all.of(key);
    await asked.root.getByRole('heading', { level: 2 }).focus();
    await entry[step](asked);
  }
}

/** Brings the survey through all states, and has a look at each. */
async function throughAllStates(all: AllAsked, look: (state: string) => Promise<void>): Promise<void> {
  await look('empty');
  await all.respondent.submit();
  await all.page.getByRole('link', { name: /\d/ }).first().waitFor();
  await look('left out');
  await inEach(all, 'wrong');
  await all.respondent.submit();
  await look('answered wrongly');
  await inEach(all, 'answer');
  await look('answered');
  await all.respondent.submit();
  await all.respondent.expectThanks();
}

async function expectFitsNarrow(page: Page, state: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectFits(page, `${state}, ${NARROW.width} px`);
  await page.setViewportSize(PHONE);
}

test('Every type, empty, left out, answered wrongly and answered, on a desktop: axe-core finds nothing [4.2.62]', async ({
  askAll,
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  await throughAllStates(await askAll(KEYS, page), (state) => expectAccessible(page, `${state}, 1440 px`));
});

test('Every type in all states on a phone: axe-core finds nothing, nothing scrolls sideways at 320 px, targets are 44 px [4.2.8] [4.2.9]', async ({
  askAll,
  phone,
}) => {
  test.setTimeout(PATIENCE_MS);
  await throughAllStates(await askAll(KEYS, phone), async (state) => {
    await expectAccessible(phone, `${state}, ${PHONE.width} px`);
    await expectLargeTargets(phone, state);
    await expectFitsNarrow(phone, state);
  });
});

test('Every type in all states with text of 200 %: nothing scrolls sideways and nothing is cut off [4.2.62]', async ({ askAll, phone }) => {
  test.setTimeout(PATIENCE_MS);
  const all = await askAll(KEYS, phone);
  await enlargeText(phone);
  await throughAllStates(all, (state) => expectFits(phone, `${state}, large text`));
});
