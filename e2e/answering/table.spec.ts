import type { SurveyNode, SurveyOption } from '@wence/schema';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const columns: readonly SurveyOption[] = [
  { id: 11, code: '1', title: 'Name' },
  { id: 12, code: '2', title: 'Age', type: 1, setting: { min: 1, max: 120 } },
  { id: 13, code: '3', title: 'Remarks', required: false },
];

const fixed: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 7,
  subType: 1,
  title: 'Family',
  required: true,
  options: columns,
  children: [
    { id: 21, code: '1', title: 'Mother' },
    { id: 22, code: '2', title: 'Father' },
  ],
};

const growing: SurveyNode = { ...fixed, subType: 2, title: 'Guests', children: undefined, setting: { min: 2, max: 4, value: 3 } };

const WIDE = { width: 1440, height: 900 };

const box = (answering: Answering, row: number, column: string) =>
  answering
    .question(1)
    .getByRole('row')
    .filter({ has: answering.page.getByRole('rowheader') })
    .nth(row)
    .getByLabel(column);

const rowsOf = (answering: Answering) => answering.question(1).getByRole('rowheader');
const addButton = (answering: Answering) => answering.question(1).locator('[data-add]').getByRole('button');
const removeButton = (answering: Answering, row: number) => answering.question(1).locator(`[data-place="${row}"]`).getByRole('button');

test('table, 7.1: a fixed table is filled in by keyboard alone and stored exactly, row by row [4.2.8] [4.2.40]', async ({ ask }) => {
  const answering = await ask([fixed]);
  const { keyboard } = answering.page;
  const first = answering.question(1).getByRole('textbox', { name: 'Mother Name' });
  await expect(answering.question(1).getByRole('table', { name: 'Family' })).toBeVisible();
  await expect(first).toHaveAttribute('aria-required', 'true');
  await answering.expectSound('fixed table, empty');

  await answering.respondent.submit();
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('fixed table, with the error of the whole');

  await keyboard.type('Ada');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await keyboard.press('Tab');
  await keyboard.type('360');
  await expect(box(answering, 0, 'Age')).toHaveAccessibleDescription(/120.+120/);
  await expect(box(answering, 1, 'Name'), 'the other row is empty').toHaveAccessibleDescription(/.+/);
  await expect(box(answering, 1, 'Remarks')).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('fixed table, with the errors of its cells');

  await keyboard.press('Backspace');
  await expect(box(answering, 0, 'Age')).not.toHaveAttribute('aria-invalid');
  await keyboard.press('Tab');
  for (const text of ['', 'Tom', '40', 'Late']) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await expect(answering.question(1).locator('[aria-invalid]')).toHaveCount(0);
  await answering.expectSound('fixed table, filled');

  expect(await answering.submitted()).toEqual({
    1: {
      rows: [
        { 11: 'Ada', 12: '36' },
        { 11: 'Tom', 12: '40', 13: 'Late' },
      ],
    },
  });
});

test('table, 7.1: a row keeps its place in the answer when another one is left out', async ({ ask }) => {
  const answering = await ask([{ ...fixed, required: false }]);

  await box(answering, 1, 'Name').fill('Tom');
  await box(answering, 1, 'Age').fill('40');

  expect(await answering.submitted()).toEqual({ 1: { rows: [{}, { 11: 'Tom', 12: '40' }] } });
});

test('table, 7.1: rows are cards on a phone, a table with fixed columns where there is room, and cards again where it is split [4.2.8]', async ({
  ask,
}) => {
  const split = { ...fixed, id: 2, code: 'Q2', setting: { is_split: true }, options: [{ id: 31, code: '1', title: 'Name' }] };
  const answering = await ask([fixed, { ...split, children: [{ id: 41, code: '1', title: 'Son' }] }]);
  const head = (id: number) => answering.question(id).locator('thead');
  await expect(head(1)).toBeHidden();
  await expect(box(answering, 0, 'Name')).toHaveAccessibleName('Mother Name');

  await answering.page.setViewportSize(WIDE);
  await expect(head(1)).toBeVisible();
  await expect(head(2)).toBeHidden();
  await expect(box(answering, 0, 'Name')).toHaveAccessibleName('Mother Name');
  await answering.expectSound('fixed table, wide');
});

test('table, 7.2: a growing table is filled in by keyboard alone; rows are added and removed within the limits [4.2.20] [4.2.21]', async ({
  ask,
}) => {
  const answering = await ask([growing]);
  const { keyboard } = answering.page;
  await expect(rowsOf(answering)).toHaveCount(3);
  await expect(answering.question(1).getByRole('table')).toHaveAccessibleDescription(/2–4/);
  await answering.expectSound('growing table, empty');

  await answering.tabTo(addButton(answering));
  await keyboard.press('Enter');
  await expect(box(answering, 3, 'Name')).toBeFocused();
  await expect(answering.page.locator('[aria-live]').filter({ hasText: '4' })).not.toHaveCount(0);
  await expect(addButton(answering), 'no more than four').toHaveCount(0);
  await keyboard.type('Dora');
  await keyboard.press('Tab');
  await keyboard.type('4');
  await answering.expectSound('growing table, full');

  for (const row of [2, 1]) {
    await removeButton(answering, row).focus();
    await keyboard.press('Enter');
  }
  await expect(rowsOf(answering)).toHaveCount(2);
  await expect(answering.question(1).getByRole('button'), 'no fewer than two').toHaveCount(1);
  await expect(addButton(answering)).toBeFocused();
  await expect(box(answering, 1, 'Name')).toHaveValue('Dora');

  await answering.respondent.submit();
  await expect(box(answering, 0, 'Name')).toBeFocused();
  await expect(box(answering, 0, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('growing table, with too few rows');
  await keyboard.type('Ada');
  await keyboard.press('Tab');
  await keyboard.type('36');
  await expect(answering.question(1).locator('[aria-invalid]')).toHaveCount(0);

  expect(await answering.submitted()).toEqual({
    1: {
      rows: [
        { 11: 'Ada', 12: '36' },
        { 11: 'Dora', 12: '4' },
      ],
    },
  });
});

test('table, 7.2: after a row is removed the focus is on what removes the row in its place, and it is said [4.2.38]', async ({ ask }) => {
  const answering = await ask([{ ...growing, setting: { value: 3 } }]);
  await box(answering, 1, 'Name').fill('Bob');
  await box(answering, 2, 'Name').fill('Cleo');

  await removeButton(answering, 1).press('Enter');
  await expect(removeButton(answering, 1)).toBeFocused();
  await expect(box(answering, 1, 'Name')).toHaveValue('Cleo');
  await expect(answering.page.locator('[aria-live]').filter({ hasText: '2' })).not.toHaveCount(0);

  await removeButton(answering, 1).press('Enter');
  await expect(rowsOf(answering)).toHaveCount(1);
  await expect(addButton(answering)).toBeFocused();
});

test('table, 7.2: what is wrong in one of several rows is told in its place and goes when it is right [4.2.41] [4.2.43]', async ({
  ask,
}) => {
  const answering = await ask([{ ...growing, required: false, setting: { value: 3 } }]);
  await answering.page.setViewportSize(WIDE);
  await box(answering, 1, 'Name').fill('Bob');
  await box(answering, 1, 'Age').fill('old');

  await answering.respondent.submit();
  await expect(box(answering, 1, 'Age')).toBeFocused();
  await expect(box(answering, 1, 'Age')).toHaveAccessibleDescription(/12/);
  await expect(box(answering, 0, 'Age')).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('growing table, with the error of a cell');
  await box(answering, 1, 'Age').fill('50');
  await expect(box(answering, 1, 'Age')).not.toHaveAttribute('aria-invalid');

  expect(await answering.submitted()).toEqual({ 1: { rows: [{ 11: 'Bob', 12: '50' }] } });
});
