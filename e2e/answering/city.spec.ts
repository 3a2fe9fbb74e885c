import type { SurveyNode } from '@wence/schema';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const address = (level?: number): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 11,
  title: 'Where do you live?',
  required: true,
  ...(level === undefined ? {} : { setting: { level } }),
});

const lists = (answering: Answering) => answering.question(1).getByRole('combobox');

test('city, 11: province, city, district and street by keyboard alone; what is missing is told [4.2.30] [4.2.40] [4.2.41]', async ({
  ask,
}) => {
  const answering = await ask([address()]);
  const province = lists(answering).nth(0);
  const detail = answering.question(1).getByRole('textbox');
  await expect(lists(answering).nth(1)).toBeDisabled();
  await expect(province.getByRole('option')).toHaveCount(35);
  await answering.expectSound('city, empty');

  await answering.respondent.submit();
  await expect(province).toBeFocused();
  await expect(province).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('city, with its error');

  const { keyboard } = answering.page;
  await keyboard.press('ArrowDown');
  await expect(province).toHaveValue('110000');
  // There is but one division on the second level of a municipality.
  await expect(lists(answering).nth(1)).toHaveValue('110100');
  await answering.tabTo(lists(answering).nth(2));
  await keyboard.press('ArrowDown');
  await expect(lists(answering).nth(2)).toHaveValue('110101');
  await answering.respondent.submit();
  await expect(detail).toBeFocused();
  await expect(detail).toHaveAttribute('aria-invalid', 'true');
  await keyboard.type('5 Main St');
  await expect(answering.question(1).locator('[aria-invalid]')).toHaveCount(0);
  await answering.expectSound('city, filled');

  expect(await answering.submitted()).toEqual({ 1: { codes: ['110000', '110100', '110101'], detail: '5 Main St' } });
});

test('city, 11: the 34 provinces are searched [4.2.30]', async ({ ask }) => {
  const answering = await ask([address(1)]);
  const province = lists(answering).first();
  const name = await province.locator('option[value="650000"]').innerText();

  await answering.question(1).getByRole('searchbox').fill(name.slice(0, 2));
  await expect(province.getByRole('option')).toHaveCount(2);
  await answering.question(1).getByRole('searchbox').press('Enter');
  await expect(province).toHaveValue('650000');

  expect(await answering.submitted()).toEqual({ 1: { codes: ['650000'] } });
});

test('city, 11: a city without districts and a region without cities ask no further, and repeat their code', async ({ ask }) => {
  const answering = await ask([address(3), { ...address(2), id: 2, code: 'Q2' }]);

  await lists(answering).nth(0).selectOption('440000');
  await lists(answering).nth(1).selectOption('441900');
  await expect(lists(answering)).toHaveCount(2);
  await answering.question(2).getByRole('combobox').first().selectOption('810000');
  await expect(answering.question(2).getByRole('combobox')).toHaveCount(1);

  expect(await answering.submitted()).toEqual({
    1: { codes: ['440000', '441900', '441900'] },
    2: { codes: ['810000', '810000'] },
  });
});

test('city, 11: only the chosen province is loaded, and asked for again when it did not come', async ({ ask }) => {
  const answering = await ask([address(2)]);
  const loaded: string[] = [];
  answering.page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await expect(lists(answering).nth(0)).toBeVisible();
  await answering.page.context().setOffline(true);
  await lists(answering).nth(0).selectOption('130000');
  await expect(answering.question(1).getByRole('alert')).toBeVisible();
  await expect(lists(answering).nth(1)).toBeDisabled();
  await answering.expectSound('city, not loaded');

  await answering.page.context().setOffline(false);
  await answering.question(1).getByRole('button').click();
  await lists(answering).nth(1).selectOption('130600');
  await expect(answering.question(1).getByRole('alert')).toHaveCount(0);
  expect(loaded.filter((path) => path.endsWith('.json')).every((path) => path.includes('province-13'))).toBe(true);

  expect(await answering.submitted()).toEqual({ 1: { codes: ['130000', '130600'] } });
});

test('city, 11: handed in before the cities have come, the focus goes to the province [4.2.40]', async ({ ask }) => {
  const answering = await ask([address(2)]);
  await expect(lists(answering).nth(0)).toBeVisible();
  await answering.page.context().setOffline(true);
  await lists(answering).nth(0).selectOption('130000');
  await answering.respondent.submit();

  await expect(lists(answering).nth(1)).toBeDisabled();
  await expect(lists(answering).nth(0)).toBeFocused();
});
