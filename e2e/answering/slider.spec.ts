import type { NodeSetting, SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const slider = (setting: NodeSetting = {}, required = true): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 13,
  title: 'How much is it worth?',
  required,
  setting,
});

test('slider, 13: untouched it has no value and says so; keys move it by steps [4.2.27] [4.2.40] [4.2.43]', async ({ ask }) => {
  const answering = await ask([slider({ min: 0, max: 50, step: 5, is_stops: true, left_text: 'Nothing', right_text: 'A lot' })]);
  const question = answering.question(1);
  const knob = question.getByRole('slider', { name: 'How much is it worth?' });
  const box = question.getByRole('textbox');
  await expect(knob).not.toHaveAttribute('aria-valuetext', /\d/);
  await expect(box).toHaveValue('');
  await expect(box).toHaveAttribute('aria-required', 'true');
  await answering.expectSound('slider, untouched');

  await answering.respondent.submit();
  await expect(knob).toHaveAttribute('aria-invalid', 'true');
  await expect(knob).toHaveAccessibleDescription(/0.*50.*5.*0.*50/);
  await answering.expectSound('slider, with its error');

  await answering.tabTo(knob);
  await answering.page.keyboard.press('End');
  await expect(knob).toHaveAttribute('aria-valuetext', /^50.*A lot$/);
  await answering.page.keyboard.press('ArrowLeft');
  await answering.page.keyboard.press('ArrowLeft');
  await expect(knob).toHaveAttribute('aria-valuetext', '40');
  await expect(box).toHaveValue('40');
  await expect(knob).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('slider, filled');

  expect(await answering.submitted()).toEqual({ 1: { number: 40 } });
});

test('slider, 13: left untouched it is no answer, neither the middle nor the place where it starts [4.2.27]', async ({ ask }) => {
  const answering = await ask([slider({}, false), { ...slider({ value: 20 }, false), id: 2, code: 'Q2' }]);

  await answering.tabTo(answering.question(2).getByRole('textbox'));

  expect(await answering.submitted()).toEqual({});
});

test('slider, 13: the place where it starts is taken with one key, the one where it waits with one click', async ({ ask }) => {
  const answering = await ask([slider({ value: 20 }), { ...slider({ min: 0, max: 2 }), id: 2, code: 'Q2' }]);

  await answering.tabTo(answering.question(1).getByRole('slider'));
  await answering.page.keyboard.press('Enter');
  await expect(answering.question(1).getByRole('textbox')).toHaveValue('20');
  await answering.question(2).getByRole('slider').click();

  expect(await answering.submitted()).toEqual({ 1: { number: 20 }, 2: { number: 1 } });
});

test('slider, 13: the number can be typed, is told when it is wrong, and emptied again [4.2.27] [4.2.39] [4.2.41]', async ({ ask }) => {
  const answering = await ask([slider({ min: -20, max: 40, step: 5 }), { ...slider({}, false), id: 2, code: 'Q2' }]);
  const first = answering.question(1).getByRole('textbox');
  const second = answering.question(2).getByRole('textbox');

  await answering.tabTo(first);
  await answering.page.keyboard.type('-1x3');
  await expect(first).toHaveValue('-13');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await answering.page.keyboard.press('Tab');
  await expect(first).toHaveAccessibleDescription(/-13.*-15.*-10/);
  await answering.expectSound('slider, between two steps');

  await first.fill('41');
  await expect(first).toHaveAccessibleDescription(/-20.*40.*41/);
  await first.fill('-15');
  await expect(first).not.toHaveAttribute('aria-invalid');
  await second.fill('7');
  await second.fill('');

  expect(await answering.submitted()).toEqual({ 1: { number: -15 } });
});

test('slider, 13: dragged by mouse to where the picture of the knob is', async ({ ask }) => {
  const answering = await ask([slider()]);
  const knob = answering.question(1).getByRole('slider');
  const box = await knob.boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const at = (share: number) => [box.x + 12 + (box.width - 24) * share, box.y + 22] as const;

  await answering.page.mouse.move(...at(0.5));
  await answering.page.mouse.down();
  await answering.page.mouse.move(...at(0.8), { steps: 4 });
  await answering.page.mouse.up();

  expect(await answering.submitted()).toEqual({ 1: { number: 80 } });
});

test('slider, 13: a finger that begins on it and moves the page leaves it untouched [4.2.27]', async ({ ask }) => {
  const answering = await ask([slider({}, false), { ...slider({ is_vertical: true }, false), id: 2, code: 'Q2' }]);
  const { page } = answering;
  const box = await answering.question(1).getByRole('slider').boundingBox();
  if (!box) throw new Error('The slider is not on the page');
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + 40, y: box.y + y }] });

  await touch('touchStart', 22);
  for (let y = 10; y > -90; y -= 12) await touch('touchMove', y);
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await expect(answering.question(1).getByRole('textbox')).toHaveValue('');
  expect(await answering.submitted()).toEqual({});
});

test('slider, 13: upright, its upper end is its highest number', async ({ ask }) => {
  const answering = await ask([
    slider({ min: 0, max: 10, is_vertical: true, is_stops: true, left_text: 'Low', center_text: 'Middle', right_text: 'High' }),
  ]);
  const knob = answering.question(1).getByRole('slider');
  await expect(knob).toHaveAttribute('aria-orientation', 'vertical');

  const box = await knob.boundingBox();
  await knob.click({ position: { x: 22, y: 12 + ((box?.height ?? 0) - 24) * 0.1 } });
  await expect(answering.question(1).getByRole('textbox')).toHaveValue('9');
  await answering.page.keyboard.press('ArrowUp');
  await expect(answering.question(1).getByRole('textbox')).toHaveValue('10');
  await answering.expectSound('slider, upright');

  expect(await answering.submitted()).toEqual({ 1: { number: 10 } });
});

test('slider, 13: draws at most eleven marks [S9.slider.marks-11]', async ({ ask }) => {
  const answering = await ask([slider({ is_stops: true })]);

  await expect(answering.question(1).locator('circle[r="3"]')).toHaveCount(11);
});
