import type { NewNode, SurveyNode } from '@wence/schema';
import { expect } from '../fixtures.js';
import { expectAccessible } from '../support/axe.js';
import { test } from '../support/designing.js';

const DRINKS: NewNode = { type: 1, options: [{ title: 'tea' }, { title: 'coffee' }, { title: 'water' }] };
const HOT: NewNode = {
  type: 1,
  options: [{ title: 'Hot', group: true, nodes: [{ title: 'tea' }, { title: 'coffee' }] }, { title: 'water' }],
};

const shape = ({ options = [] }: SurveyNode) =>
  options.map(({ title, nodes }) => (nodes ? [title, ...nodes.map((option) => option.title)] : title));

test('Ticked options become a group with a name, in one step that undo takes back [S2.dialog.group-left] [S2.dialog.group-add] [S2.dialog.group-add-to] [S2.dialog.group-rename]', async ({
  designing,
  page,
  words,
}) => {
  const { editor, texts, stored } = await designing(DRINKS);

  await page.getByRole('button', { name: texts.groups }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts.newGroup }).click();
  await dialog.getByRole('button', { name: texts.putTicked }).click();
  await expect(page.getByText(texts.tickFirst)).toBeVisible();
  await expectAccessible(page, 'the group manager');
  await dialog.getByRole('checkbox', { name: 'tea' }).check();
  await dialog.getByRole('checkbox', { name: 'coffee' }).check();
  await dialog.getByRole('button', { name: texts.putTicked }).click();
  await dialog.getByRole('textbox').fill('Hot');
  await dialog.getByRole('textbox').press('Enter');
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  await expect(page.getByRole('list', { name: texts.inside('Hot') }).getByRole('listitem')).toHaveCount(2);
  expect(shape(await stored())).toEqual(['water', ['Hot', 'tea', 'coffee']]);
  await editor.undo();
  expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
});

test('An option that is added while a group is selected goes into the group [S4.option-add.into-group]', async ({
  designing,
  page,
  words,
}) => {
  const { texts, stored } = await designing(HOT);

  await page.getByRole('textbox', { name: texts.group }).click();
  await page.getByRole('button', { name: words.editor.addOption, exact: true }).click();
  await page.keyboard.type('cocoa');

  expect(shape(await stored())).toEqual([['Hot', 'tea', 'coffee', 'cocoa'], 'water']);
});

test('Deleting a group asks first, and lets its options out [S2.dialog.group-delete-confirm] [S4.group-release.delete]', async ({
  designing,
  page,
  words,
}) => {
  const { stored } = await designing(HOT);

  await page.getByRole('button', { name: words.editor.removeOption('Hot') }).click();
  expect(shape(await stored())).toEqual([['Hot', 'tea', 'coffee'], 'water']);
  await page.getByRole('dialog').getByRole('button', { name: words.editor.remove, exact: true }).click();

  expect(shape(await stored())).toEqual(['tea', 'coffee', 'water']);
});

test('Levels of a cascade are added below an option and named where they stand [S4.cascade.level-from-depth]', async ({
  designing,
  page,
  words,
}) => {
  const { texts, stored } = await designing({ type: 10, options: [{ title: 'Asia' }] });

  await page.getByRole('textbox', { name: words.editor.option(1), exact: true }).click();
  await page.getByRole('button', { name: texts.addBelow }).click();
  await page.keyboard.type('China');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Japan');

  const node = await stored();
  expect(shape(node)).toEqual([['Asia', 'China', 'Japan']]);
  expect(node.setting).toMatchObject({ level: 2 });
});

test('The order dialog locks a place; there is nothing to lock in an order that moves nothing [S5.option-lock.disabled-0] [S2.dialog.order-row-locks]', async ({
  designing,
  page,
  words,
}) => {
  const { editor, panel, texts, stored } = await designing(DRINKS);

  await panel.getByRole('button', { name: texts.lockPlaces }).click();
  const dialog = page.getByRole('dialog');
  const water = dialog.getByRole('checkbox', { name: texts.lockOf('water') });
  await expect(water).toBeDisabled();
  await expectAccessible(page, 'the order dialog');
  await dialog.getByRole('combobox').click();
  await page.getByTitle(texts.random, { exact: true }).last().click();
  await water.check();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  const node = await stored();
  expect(node.sequence).toBe(1);
  expect(node.options?.map(({ locked }) => locked ?? false)).toEqual([false, false, true]);
  await editor.undo();
  expect((await stored()).sequence).toBeUndefined();
});

test('All fields of a form are set in one table: the kind of input, its choices, required for all, one more and one less [S2.dialog.option-settings-toggle-all] [S2.dialog.option-settings-add]', async ({
  designing,
  page,
  words,
}) => {
  const { texts, stored } = await designing({ type: 16, subType: 2, options: [{ title: 'size' }, { title: 'colour' }] });

  await page.getByRole('button', { name: texts.inputSettings }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: texts.inputOf('colour') }).click();
  await page.getByTitle(texts.dropdown, { exact: true }).click();
  await dialog.getByRole('textbox', { name: texts.choicesOf('colour') }).fill('red\nblue');
  await dialog.getByRole('checkbox', { name: words.editor.required, exact: true }).uncheck();
  await expectAccessible(page, 'the input settings');
  await dialog.getByRole('button', { name: texts.addField }).click();
  await dialog.getByRole('button', { name: words.editor.removeOption('size') }).click();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  const { options = [] } = await stored();
  expect(options).toHaveLength(2);
  expect(options[0]).toMatchObject({ title: 'colour', type: 90, required: false, setting: { options: ['red', 'blue'] } });
});
