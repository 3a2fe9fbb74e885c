import type { NewNode, SurveyNode } from '@wence/schema';
import { expect } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { expectAccessible } from '../support/axe.js';
import { carry, carryByKeys } from '../support/carry.js';
import { test } from '../support/designing.js';
import { EditCalls } from '../support/edit-calls.js';

const options = (...titles: string[]) => titles.map((title) => ({ title }));
const DRINKS: NewNode = { type: 1, options: options('tea', 'coffee', 'water', 'milk') };
const GROUPED: NewNode = {
  type: 1,
  options: [
    { title: 'Hot', group: true, nodes: options('tea', 'coffee') },
    { title: 'Cold', group: true, nodes: options('water') },
    { title: 'milk' },
  ],
};

const shape = ({ options: all = [] }: SurveyNode) =>
  all.map(({ title, group, nodes = [] }) => (group ? [title, ...nodes.map((option) => option.title)] : title));

test('Add option adds one, behind the selected one [S2.canvas.add-option]', async ({ designing, page, words }) => {
  const { stored } = await designing(DRINKS);

  await page.getByRole('textbox', { name: words.editor.option(2), exact: true }).click();
  await page.getByRole('button', { name: words.editor.addOption, exact: true }).click();
  await page.keyboard.type('cocoa');

  expect(shape(await stored())).toEqual(['tea', 'coffee', 'cocoa', 'water', 'milk']);
});

test('What is added is stored where it was put, and stands there after a reload [S4.option-add.server-sort]', async ({
  designing,
  page,
  words,
}) => {
  const { editor, stored } = await designing(DRINKS);
  const calls = await EditCalls.of(page);
  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  await page.getByRole('button', { name: words.editor.addOption, exact: true }).click();
  await page.keyboard.type('cocoa');
  const before = shape(await stored());

  await page.reload();
  await editor.select('Q1', 'How was it?');

  // The call that adds it says behind which one it goes: sorting is part of it.
  expect(calls.sent[0]).toEqual({ op: 'addOption', nodeId: 1, option: {}, after: 2 });
  expect(before).toEqual(['tea', 'cocoa', 'coffee', 'water', 'milk']);
  const titles = page.getByRole('list', { name: words.editor.options('Q1') }).getByRole('textbox');
  for (const [place, title] of ['tea', 'cocoa', 'coffee', 'water', 'milk'].entries()) await expect(titles.nth(place)).toHaveValue(title);
});

test('An option that asks what else there is comes with a box to fill in [S2.canvas.add-other]', async ({ designing, page, language }) => {
  const { stored } = await designing(DRINKS);

  await page.getByRole('button', { name: canvasTexts(language).addOther }).click();

  const { options: all = [] } = await stored();
  expect(all.at(-1)).toMatchObject({ title: canvasTexts(language).other, other: true });
  expect(all).toHaveLength(5);
});

test('All options are edited as text, 200 of them at once [S2.canvas.batch-edit]', async ({ designing, page, words, language }) => {
  const { editor, stored } = await designing(DRINKS);
  const said = canvasTexts(language);
  const lines = Array.from({ length: 200 }, (_, index) => `Drink ${index + 1}`);

  await page.getByRole('button', { name: said.batch }).click();
  const text = page.getByRole('dialog').getByRole('textbox', { name: said.batchLabel });
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('tea\ncoffee\nwater\nmilk');
  await text.fill(['milk', ...lines, '', 'tea'].join('\n'));
  await expect(page.getByText(said.count(202))).toBeVisible();
  await expectAccessible(page, 'the options as text');
  await page.getByRole('dialog').getByRole('button', { name: words.editor.confirm }).click();

  await expect(page.getByRole('list', { name: words.editor.options('Q1') }).getByRole('listitem')).toHaveCount(202);
  const { options: all = [] } = await stored();
  expect(all.map(({ title }) => title)).toEqual(['milk', ...lines, 'tea']);
  expect(all[0]?.id).toBe(5);
  await editor.undo();
  expect(shape(await stored())).toEqual(['tea', 'coffee', 'water', 'milk']);
});

test('Group settings open the group manager [S2.canvas.group-settings]', async ({ designing, page, language }) => {
  const { texts } = await designing(DRINKS);

  await page.getByRole('button', { name: texts.groups }).click();

  await expect(page.getByRole('dialog', { name: canvasTexts(language).groupsTitle })).toBeVisible();
});

test('Options beside each other change places with their neighbours; the focus goes along', async ({ designing, page, language }) => {
  const { stored } = await designing({ ...DRINKS, setting: { column: 2 } });
  const said = canvasTexts(language);

  await page.getByRole('button', { name: said.right('tea') }).click();
  await expect(page.getByRole('button', { name: said.right('tea') })).toBeFocused();
  expect(shape(await stored())).toEqual(['coffee', 'tea', 'water', 'milk']);
  await page.getByRole('button', { name: said.left('milk') }).click();
  await expect(page.getByText(said.moved('milk', 3))).toBeAttached();
  expect(shape(await stored())).toEqual(['coffee', 'tea', 'milk', 'water']);
  await page.getByRole('button', { name: said.right('tea') }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');

  expect(shape(await stored())).toEqual(['coffee', 'milk', 'water', 'tea']);
  await expect(page.getByRole('button', { name: said.left('tea') })).toBeFocused();
});

test('An option is dragged from group to group, out of them and within one; a group goes into no group', async ({
  designing,
  page,
  language,
}) => {
  const { texts, stored } = await designing(GROUPED);
  const handle = (title: string) => page.getByRole('button', { name: canvasTexts(language).moveOption(title) });
  const endOf = (title: string) =>
    page
      .getByRole('list', { name: texts.inside(title) })
      .getByRole('listitem', { includeHidden: true })
      .last();
  await expectAccessible(page, 'a question with groups');

  await carry(handle('coffee'), handle('water'));
  expect(shape(await stored())).toEqual([['Hot', 'tea'], ['Cold', 'coffee', 'water'], 'milk']);
  await carry(handle('water'), handle('coffee'));
  expect(shape(await stored())).toEqual([['Hot', 'tea'], ['Cold', 'water', 'coffee'], 'milk']);
  await carry(handle('tea'), endOf('Cold'));
  expect(shape(await stored())).toEqual([['Hot'], ['Cold', 'water', 'coffee', 'tea'], 'milk']);
  await carry(handle('milk'), endOf('Hot'));
  expect(shape(await stored())).toEqual([
    ['Hot', 'milk'],
    ['Cold', 'water', 'coffee', 'tea'],
  ]);
  await carry(handle('water'), handle('Hot'));
  expect(shape(await stored())).toEqual(['water', ['Hot', 'milk'], ['Cold', 'coffee', 'tea']]);
  await carry(handle('Hot'), handle('tea'));

  expect(shape(await stored()).flat()).toEqual(['water', 'Cold', 'coffee', 'tea', 'Hot', 'milk']);
});

test('Keys carry an option into another group too, and say where it is', async ({ designing, page, language }) => {
  const { stored } = await designing(GROUPED);
  const handle = page.getByRole('button', { name: canvasTexts(language).moveOption('coffee') });

  await handle.focus();
  await carryByKeys(page, 'ArrowDown', 'ArrowDown');

  expect(shape(await stored())).toEqual([['Hot', 'tea'], 'coffee', ['Cold', 'water'], 'milk']);
});
