import type { SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/ask.js';

const pictures: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 37,
  title: 'Who is who',
  required: true,
  options: [
    { id: 11, code: '1', title: 'Cat' },
    { id: 12, code: '2', title: 'Dog' },
  ],
  children: [
    { id: 21, code: '1', title: 'Tom' },
    { id: 22, code: '2', title: 'Rex' },
  ],
};

async function centreOf(target: Locator) {
  const { x, y, width, height } = (await target.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
}

test('Pictures are put on options by keyboard alone, with a list per picture [4.2.40] [4.2.43]', async ({ ask }) => {
  const answering = await ask([pictures]);
  const [tom, rex] = ['Tom', 'Rex'].map((name) => answering.question(1).getByRole('combobox', { name })) as [Locator, Locator];
  await expect(tom).toHaveAttribute('aria-required', 'true');
  await answering.expectSound('picture drag, empty');

  await answering.tabTo(tom);
  await answering.page.keyboard.type('Cat');
  await answering.respondent.submit();
  await expect(tom).not.toHaveAttribute('aria-invalid');
  await expect(rex).toHaveAttribute('aria-invalid', 'true');
  await expect(rex).toHaveAccessibleDescription(/.+/);
  await expect(rex).toBeFocused();
  await answering.expectSound('picture drag, one missing');

  await answering.page.keyboard.type('Dog');
  await expect(rex).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('picture drag, filled');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { option: 11 }, 22: { option: 12 } } } });
});

test('A picture that is dragged onto an option is on it, and takes the place of another where only one may be', async ({ ask }) => {
  const answering = await ask([{ ...pictures, required: false, setting: { is_one: true } }]);
  const { mouse } = answering.page;
  const dog = answering.question(1).locator('[data-drop="12"]');
  const drag = async (title: string) => {
    await mouse.move(...(await centreOf(answering.question(1).getByText(title, { exact: true }).last())));
    await mouse.down();
    await mouse.move(...(await centreOf(dog)), { steps: 5 });
    await expect(dog).toHaveAttribute('data-over');
    await mouse.up();
    await expect(dog).toContainText(title);
  };

  await drag('Tom');
  await drag('Rex');
  await expect(dog).not.toContainText('Tom');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 22: { option: 12 } } } });
});

test('A finger that rests on a picture lifts it and drags it onto an option', async ({ ask }) => {
  const answering = await ask([{ ...pictures, required: false }]);
  const cdp = await answering.page.context().newCDPSession(answering.page);
  const dog = answering.question(1).locator('[data-drop="12"]');
  const tom = answering.question(1).getByText('Tom', { exact: true }).first();
  const touch = async (type: 'touchStart' | 'touchMove', target: Locator) => {
    const [x, y] = await centreOf(target);
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  };

  await touch('touchStart', tom);
  await expect(answering.question(1).locator('[data-lifted]')).toBeVisible();
  await touch('touchMove', dog);
  await expect(dog).toHaveAttribute('data-over');
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(dog).toContainText('Tom');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { option: 12 } } } });
});
