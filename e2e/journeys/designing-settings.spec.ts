import { expect } from '../fixtures.js';
import { test, TITLE } from '../support/designing.js';
import { png } from '../support/png.js';

test('A rating gets its icon and its upper end; an end that cannot be gives way', async ({ designing }) => {
  const { panel, texts, stored } = await designing({ type: 4 });

  await panel.getByTitle(texts.hearts).click();
  await panel.getByLabel(texts.to, { exact: true }).fill('7');
  await panel.getByLabel(texts.to, { exact: true }).press('Enter');

  expect((await stored()).setting).toEqual({ format: 2, max: 7 });
});

test('A slider has no step that is longer than itself [S5.slider.step-1]', async ({ designing }) => {
  const { panel, texts, stored } = await designing({ type: 13 });

  await panel.getByLabel(texts.to, { exact: true }).fill('10');
  await panel.getByLabel(texts.to, { exact: true }).press('Enter');
  await panel.getByLabel(texts.step).fill('50');
  await panel.getByLabel(texts.step).press('Enter');

  expect((await stored()).setting).toEqual({ max: 10, step: 10 });
});

test('Choosing a template of an evaluation brings its title, scale and levels [S4.evaluate.template-resets-title] [S4.evaluate.template-resets-options]', async ({
  designing,
  page,
}) => {
  const { panel, texts, stored } = await designing({ type: 5 });

  await panel.getByLabel(texts.template).click();
  await page.getByTitle(texts.hotel, { exact: true }).click();

  const { title, setting, options } = await stored();
  expect(title).not.toBe(TITLE);
  expect(setting).toMatchObject({ template: 1 });
  expect(options).toHaveLength(5);
});

test('Rows and columns of a matrix are added and named on the canvas', async ({ designing, page, words }) => {
  const { texts, stored } = await designing({ type: 14, subType: 1 });
  const question = page.getByRole('article');

  await question.getByRole('button', { name: texts.addRow }).click();
  await question.getByRole('textbox', { name: texts.row(3), exact: true }).fill('Price');
  await question.getByRole('button', { name: texts.addColumn }).click();
  await question.getByRole('textbox', { name: words.editor.option(3), exact: true }).fill('Good');

  const { children = [], options = [] } = await stored();
  expect(children.map(({ title }) => title).at(-1)).toBe('Price');
  expect(options.map(({ title }) => title).at(-1)).toBe('Good');
  expect([children.length, options.length]).toEqual([3, 3]);
});

test('A field of a form becomes a drop-down; a choice that is there twice is said and kept once', async ({ designing, page, words }) => {
  const { panel, texts, stored } = await designing({ type: 16, subType: 1 });

  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  await panel.getByLabel(texts.inputType).click();
  await page.getByTitle(texts.dropdown, { exact: true }).click();
  await panel.getByLabel(texts.choices).fill('tea\ncoffee\ntea');
  await panel.getByLabel(texts.choices).blur();

  await expect(page.getByText(texts.duplicate)).toBeVisible();
  expect((await stored()).options?.[0]).toMatchObject({ type: 90, setting: { options: ['tea', 'coffee'] } });
});

test('Switching the sum of a proportion off takes its number back [S4.weight.sum-off]', async ({ designing }) => {
  const { panel, texts, stored } = await designing({ type: 17 });

  await panel.getByRole('switch', { name: texts.mustAddUp }).click();
  await expect(panel.getByLabel(texts.sum, { exact: true })).toHaveValue('100');
  expect((await stored()).setting).toEqual({ sum: 100 });
  await panel.getByRole('switch', { name: texts.mustAddUp }).click();

  expect((await stored()).setting).toBeUndefined();
});

test('A picture is uploaded for an option; a file that is none is refused before it is sent', async ({ designing, page, words }) => {
  const { panel, texts, stored } = await designing({ type: 34, subType: 1 });
  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  const file = panel.locator('input[type="file"]');

  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('none') });
  await expect(page.getByText(texts.onlyPictures)).toBeVisible();
  await file.setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer: png({ width: 40, height: 30 }, [14, 116, 144]) });

  await expect(panel.getByRole('img', { name: texts.picture })).toBeVisible();
  expect((await stored()).options?.[0]?.image).toMatch(/^images\/\w{24}\.png$/);
});

test('A question is added into a selected block', async ({ designing, page, words }) => {
  const { stored } = await designing({ type: 32 });

  await page.getByRole('button', { name: words.editor.add(words.editor.text) }).click();

  await expect(page.getByRole('article')).toHaveCount(2);
  expect((await stored()).nodes).toHaveLength(1);
});
