import type { SurveyDefinition } from '@wence/schema';
import type { Page } from '@playwright/test';
import { expect, test } from '../answering/support/ask.js';

const text = (id: number, more: object = {}) => ({ id, code: `Q${id}`, type: 3 as const, title: `About part ${id}`, ...more });
const breakAt = (id: number) => ({ id, code: `P${id}`, type: 0 as const, title: 'Page' });

const BY_PAGE: Partial<SurveyDefinition> = { perPage: true, settings: { paging: 'page' } };

const levels = (page: Page) =>
  page.locator('h1, h2, h3, h4, h5, h6').evaluateAll((headings) => headings.map(({ tagName, textContent }) => `${tagName} ${textContent}`));

test('Each step has its own title, one h1 and an h2 per question, says its language, and how far it is [4.2.62]', async ({
  ask,
  language,
}) => {
  const { page, respondent } = await ask([text(1), text(2), breakAt(3), text(4)], BY_PAGE);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/1.*2.*Controls/);
  expect(await levels(page)).toEqual(['H1 Controls', expect.stringMatching(/^H2 1.*part 1/), expect.stringMatching(/^H2 2.*part 2/)]);
  const progress = page.getByRole('progressbar', { name: /.+/ });
  const before = await progress.evaluate((bar: HTMLProgressElement) => bar.value / bar.max);

  await respondent.tabTo(page.getByRole('button').last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/2.*2.*Controls/);
  await expect(page.getByRole('heading', { level: 1 }), 'what is new is read from its top').toBeFocused();
  expect(await levels(page)).toEqual(['H1 Controls', expect.stringMatching(/^H2 3.*part 4/)]);
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.value / bar.max)).toBeGreaterThan(before);

  await respondent.submit();
  await respondent.expectThanks();
  expect((await levels(page)).filter((heading) => heading.startsWith('H1'))).toHaveLength(1);
});

test('The first stop of the Tab key leads past everything to the content, and is seen when it has the focus [4.2.62]', async ({ ask }) => {
  const { page } = await ask([text(1)]);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /.+/ }).first();
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox')).toBeFocused();
});

const yesNo = [
  { id: 11, code: '1', title: 'Yes' },
  { id: 12, code: '2', title: 'Later' },
];
const asking: Partial<SurveyDefinition> = {
  logic: [
    {
      id: 51,
      model: 1,
      type: 2,
      nodeId: 2,
      algorithm: 1,
      conditions: [{ id: 52, nodeId: 1, optionId: [11], algorithm: 1 }],
    },
  ],
};

test('A question that an answer brings onto the screen is announced, and the focus stays where it is [4.2.38]', async ({ ask }) => {
  const { page, respondent } = await ask([text(1, { type: 1, options: yesNo }), text(2), text(3)], asking);
  await expect(page.locator('[data-question="2"]')).toHaveCount(0);

  const yes = page.getByRole('radio', { name: 'Yes' });
  await respondent.tabTo(yes);
  await page.keyboard.press('Space');

  await expect(page.locator('[data-question="2"]')).toBeVisible();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/2/);
  await expect(yes).toBeFocused();
});

test('What fills up a choice and what clears it is announced [4.2.21] [4.2.22]', async ({ ask }) => {
  const options = [...yesNo, { id: 13, code: '3', title: 'Perhaps' }, { id: 14, code: '4', title: 'None', exclusive: true }];
  const { page, respondent } = await ask([text(1, { type: 2, options, setting: { max: 2 } })]);
  const live = page.locator('[aria-live="polite"]');
  const tick = async (name: string) => {
    await respondent.tabTo(page.getByRole('checkbox', { name }));
    await page.keyboard.press('Space');
  };

  for (const name of ['Yes', 'Later', 'Perhaps']) await tick(name);
  await expect(page.getByRole('checkbox', { name: 'Perhaps' })).not.toBeChecked();
  await expect(live).toHaveText(/2/);
  await tick('None');
  await expect(live).toHaveText(/None/);
  await tick('Yes');
  await expect(live).toHaveText(/None/);
});

test('Errors are counted on top, announced, and each leads to its question; the focus is on the first one [4.2.40]', async ({ ask }) => {
  const required = { required: true };
  const { page, respondent } = await ask([text(1, required), text(2), text(3, required)]);

  await respondent.tabTo(respondent.submitButton);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('region', { name: /2/ });
  await expect(summary.getByRole('heading', { level: 2, name: /2/ })).toBeVisible();
  await expect(page.locator('[aria-live="polite"]')).toHaveText(/2/);
  await expect(page.getByRole('textbox', { name: 'About part 1' })).toBeFocused();

  await respondent.tabTo(summary.getByRole('link').last());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'About part 3' })).toBeFocused();
  await page.keyboard.type('Now');
  await expect(page.getByRole('region').getByRole('link')).toHaveCount(1);
});
