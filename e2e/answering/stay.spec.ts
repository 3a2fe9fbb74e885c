import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const text = (id: number): SurveyNode => ({ id, code: `Q${id}`, type: 3, title: `Question ${id}` });
const breakWith = (id: number, setting: SurveyNode['setting']): SurveyNode => ({ id, code: `Page${id}`, type: 0, title: 'Page', setting });
const paged = { perPage: true, settings: { paging: 'page' } } as const;

test('A page that holds counts down on its button, and lets go when the time is over [4.2.34]', async ({ ask, words }) => {
  const answering = await ask([text(1), breakWith(11, { control: true, min: 3 }), text(2)], paged);
  const next = answering.page.getByRole('button', { name: words.answering.next });

  await expect(next).toHaveAccessibleName(/[1-3]/);
  await next.tap({ force: true }); // Without force Playwright waits for an element that is disabled by ARIA only.
  await expect(answering.question(1)).toBeVisible();
  await expect(next).toHaveAccessibleName(words.answering.next);
  await next.tap();

  await expect(answering.question(2)).toBeVisible();
});

test('A page that ends says how long it is still there, aloud too, and goes on with what was typed [4.2.34]', async ({ ask }) => {
  const answering = await ask([text(1), breakWith(11, { control: true, max: 5 }), text(2)], paged);

  await answering.question(1).getByRole('textbox').fill('Nearly');
  await expect(answering.page.locator('p').filter({ hasText: /[1-5] / })).not.toHaveCount(0);
  await expect(answering.page.locator('[aria-live="polite"]').filter({ hasText: /[1-5] / })).not.toHaveCount(0);
  await answering.expectSound('a page that ends');
  await expect(answering.question(2)).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { text: 'Nearly' } });
});
