import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const budget: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 17,
  title: 'Split the budget',
  required: true,
  setting: { sum: 100, suffix: '%' },
  options: [
    { id: 11, code: '1', title: 'Tea' },
    { id: 12, code: '2', title: 'Coffee' },
    { id: 13, code: '3', title: 'Juice' },
  ],
};

test('Numbers are filled in by keyboard alone, with their sum and what is left (proportion, 17) [4.2.29]', async ({ ask }) => {
  const answering = await ask([budget]);
  const group = answering.question(1).getByRole('group', { name: 'Split the budget' });
  const box = (title: string) => group.getByRole('textbox', { name: title });
  const sum = answering.page.locator('#q1-count');
  await expect(group).toHaveAccessibleDescription(/100\s%/);
  await expect(box('Tea')).toHaveAttribute('inputmode', 'numeric');
  await answering.expectSound('proportion, empty');

  await answering.respondent.submit();
  await expect(box('Tea')).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('proportion, with its error');

  await answering.tabTo(box('Tea'));
  await answering.page.keyboard.type('60');
  await expect(sum).toContainText('60 / 100');
  await expect(sum).toContainText('40');
  await expect(box('Tea')).toHaveAccessibleDescription(/60 \/ 100\s%.*40\s%/);
  await expect(answering.page.locator('[aria-live="polite"]').last()).toContainText(/60\s%.*40\s%/);

  await answering.page.keyboard.press('Tab');
  await answering.page.keyboard.type('55');
  await answering.respondent.submit();
  await expect(answering.page.locator('#q1-error')).toContainText(/100\s%.*115\s%.*15\s%/);
  await answering.expectSound('proportion, with more than the sum');

  await box('Coffee').fill('40');
  await expect(answering.page.locator('#q1-error')).toBeHidden();
  await expect(box('Tea')).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('proportion, filled');

  expect(await answering.submitted()).toEqual({ 1: { fields: { 11: 60, 12: 40 } } });
});

test('A number beyond its limits or behind the point is told with the numbers, and stays as it was typed (proportion, 17) [4.2.41]', async ({
  ask,
}) => {
  const answering = await ask([{ ...budget, required: false, setting: { is_limit: true, min: 5, max: 50 } }]);
  const box = (title: string) => answering.question(1).getByRole('textbox', { name: title });
  const error = answering.page.locator('#q1-error');

  await box('Tea').fill('60');
  await box('Coffee').fill('7.5');
  await box('Juice').fill('5');
  await answering.respondent.submit();
  await expect(error).toContainText(/5.*50.*60/);
  await expect(box('Coffee')).toHaveAttribute('aria-invalid', 'true');
  await expect(box('Juice')).not.toHaveAttribute('aria-invalid');

  await box('Tea').fill('50');
  await expect(box('Tea')).not.toHaveAttribute('aria-invalid');
  await expect(error).toContainText('7.5');
  await expect(box('Coffee')).toHaveValue('7.5');
  await box('Coffee').fill('7');
  await expect(error).toBeHidden();

  expect(await answering.submitted()).toEqual({ 1: { fields: { 11: 50, 12: 7, 13: 5 } } });
});

test('Nothing but numbers can be typed, and numbers that are taken out again are no answer (proportion, 17) [4.2.12]', async ({ ask }) => {
  const answering = await ask([{ ...budget, required: false }]);
  const box = answering.question(1).getByRole('textbox', { name: 'Tea' });

  await box.pressSequentially('4a0 ');
  await expect(box).toHaveValue('40');
  await box.fill('');

  expect(await answering.submitted()).toEqual({});
});

test('An item with two sides is named by both (proportion, 17) [4.2.40]', async ({ ask }) => {
  const options = [{ id: 11, code: '1', title: 'Tea', rightTitle: 'Coffee' }];
  const answering = await ask([{ ...budget, setting: {}, options }]);

  await answering
    .question(1)
    .getByRole('textbox', { name: /Tea.*Coffee/ })
    .fill('0');
  await answering.expectSound('proportion, with two sides');

  expect(await answering.submitted()).toEqual({ 1: { fields: { 11: 0 } } });
});
