import type { NodeSetting, SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const rate = (setting: NodeSetting = {}, required = true): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 4,
  title: 'How good was it?',
  required,
  setting,
});

test('rate, 4: stars are chosen by keyboard alone, each with its number and words [4.2.28] [4.2.40] [4.2.43]', async ({ ask }) => {
  const answering = await ask([rate({ left_text: 'Poor', center_text: 'Fair', right_text: 'Excellent' })]);
  const group = answering.question(1).getByRole('radiogroup', { name: 'How good was it?' });
  const points = group.getByRole('radio');
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(points).toHaveCount(5);
  await answering.expectSound('rate, empty');

  await answering.respondent.submit();
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(/1.*5/);
  await answering.expectSound('rate, with its error');

  await answering.tabTo(points.first());
  await answering.page.keyboard.press('Space');
  await expect(points.first()).toBeChecked();
  for (let press = 0; press < 3; press += 1) await answering.page.keyboard.press('ArrowRight');
  await expect(points.nth(3)).toBeFocused();
  await expect(points.nth(3)).toBeChecked();
  await expect(group).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('rate, filled');

  expect(await answering.submitted()).toEqual({ 1: { number: 4 } });
});

test('rate, 4: the points say their numbers and the words written to them [4.2.28]', async ({ ask }) => {
  const answering = await ask([rate({ left_text: 'Poor', center_text: 'Fair', right_text: 'Excellent' })]);
  const points = answering.question(1).getByRole('radio');

  await expect(points.nth(0)).toHaveAccessibleName(/^1 .*Poor$/);
  await expect(points.nth(1)).toHaveAccessibleName(/^2 \S+( 5)?$/);
  await expect(points.nth(2)).toHaveAccessibleName(/^3 .*Fair$/);
  await expect(points.nth(4)).toHaveAccessibleName(/^5 .*Excellent$/);
});

test('rate, 4: from 0 to 10 as numbers, each large enough for a thumb on the narrowest phone [4.2.8] [4.2.9]', async ({ ask }) => {
  const answering = await ask([rate({ min: 0, max: 10, format: 5, left_text: 'Never', right_text: 'Always' })]);
  const points = answering.question(1).getByRole('radio');
  await expect(points).toHaveCount(11);
  await answering.expectSound('rate from 0 to 10');

  await answering.page.setViewportSize({ width: 320, height: 640 });
  for (const point of await points.all()) {
    const box = await point.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await points.first().tap();

  expect(await answering.submitted()).toEqual({ 1: { number: 0 } });
});

for (const [format, look, lit] of [
  [1, 'stars', 3],
  [2, 'hearts', 3],
  [3, 'thumbs', 3],
  [4, 'faces', 1],
  [5, 'numbers', 1],
] as const) {
  test(`rate, 4: drawn as ${look}, format ${format}, shows what is chosen`, async ({ ask }) => {
    const answering = await ask([rate({ format }, false)]);
    const question = answering.question(1);
    await expect(question.locator('label[data-lit]')).toHaveCount(0);

    await question.getByRole('radio').nth(2).tap();
    await expect(question.locator('label[data-lit]')).toHaveCount(lit);
    await answering.expectSound(`rate drawn as ${look}`);

    expect(await answering.submitted()).toEqual({ 1: { number: 3 } });
  });
}
