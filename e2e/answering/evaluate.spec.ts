import type { NodeSetting, SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const LEVELS = [
  ['Bad', ['Slow', 'Rude']],
  ['Fair', []],
  ['Good', ['Quick', 'Kind', 'Tasty']],
] as const;

const evaluate = (setting: NodeSetting = {}, levels: readonly (readonly [string, readonly string[]])[] = LEVELS): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 5,
  title: 'How was it?',
  required: true,
  setting: { max: levels.length, ...setting },
  options: levels.map(([title, tags], place) => ({
    id: 11 + place,
    code: String(place + 1),
    title,
    setting: { level: place + 1, tags },
  })),
});

test('evaluate, 5: level, tags and comment by keyboard alone [4.2.31] [4.2.40] [4.2.43]', async ({ ask }) => {
  const answering = await ask([evaluate({ is_comment: true })]);
  const question = answering.question(1);
  const group = question.getByRole('radiogroup', { name: 'How was it?' });
  const levels = group.getByRole('radio');
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(levels.nth(2)).toHaveAccessibleName(/^3 .*Good$/);
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await answering.expectSound('evaluate, empty');

  await answering.respondent.submit();
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await expect(group).toHaveAccessibleDescription(/\S/);
  await answering.expectSound('evaluate, with its error');

  await answering.tabTo(levels.first());
  await answering.page.keyboard.press('Space');
  await answering.page.keyboard.press('ArrowLeft');
  await expect(levels.nth(2)).toBeChecked();
  await expect(group).not.toHaveAttribute('aria-invalid');
  await expect(question.getByRole('group', { name: 'Good' }).getByRole('checkbox')).toHaveCount(3);

  await answering.tabTo(question.getByRole('checkbox', { name: 'Tasty' }));
  await answering.page.keyboard.press('Space');
  await answering.page.keyboard.press('Shift+Tab');
  await answering.page.keyboard.press('Shift+Tab');
  await answering.page.keyboard.press('Space');
  await answering.tabTo(question.getByRole('textbox'));
  await answering.page.keyboard.type('Thank you');
  await answering.expectSound('evaluate, filled');

  expect(await answering.submitted()).toEqual({ 1: { level: 3, tags: ['Quick', 'Tasty'], text: 'Thank you' } });
});

test('evaluate, 5: another level has other tags, which is announced, and the comment stays [4.2.31] [4.2.38]', async ({ ask }) => {
  const answering = await ask([evaluate({ is_comment: true })]);
  const question = answering.question(1);
  const levels = question.getByRole('radio');

  await levels.nth(2).tap();
  await question.getByRole('checkbox', { name: 'Quick' }).check();
  await question.getByRole('textbox').fill('Well');
  await levels.nth(0).tap();
  await expect(answering.page.locator('[aria-live="polite"]').filter({ hasText: /Bad.{8,}/ })).toHaveCount(1);
  await expect(question.getByRole('checkbox')).toHaveCount(2);
  await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await question.getByRole('checkbox', { name: 'Rude' }).check();
  await levels.nth(2).tap();
  await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(0);

  expect(await answering.submitted()).toEqual({ 1: { level: 3, tags: [], text: 'Well' } });
});

test('evaluate, 5: a level without tags asks for none', async ({ ask }) => {
  const answering = await ask([evaluate()]);
  const question = answering.question(1);

  await question.getByRole('radio').nth(1).tap();
  await expect(question.getByRole('checkbox')).toHaveCount(0);
  await expect(question.getByRole('textbox')).toHaveCount(0);

  expect(await answering.submitted()).toEqual({ 1: { level: 2, tags: [] } });
});

test('evaluate, 5: a comment that is too long says by how much, and is right when it is shorter [4.2.20] [4.2.41]', async ({ ask }) => {
  const answering = await ask([evaluate({ is_comment: true })]);
  const question = answering.question(1);
  const comment = question.getByRole('textbox');

  await question.getByRole('radio').nth(0).tap();
  await expect(comment).toHaveAccessibleDescription(/2000/);
  await comment.fill('x'.repeat(2001));
  await answering.respondent.submit();
  await expect(comment).toHaveAttribute('aria-invalid', 'true');
  await expect(comment).toHaveAccessibleDescription(/2000.*2001/);
  await expect(question.getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('evaluate, with a comment that is too long');

  await comment.fill('x'.repeat(2000));
  await expect(comment).not.toHaveAttribute('aria-invalid');

  expect(await answering.submitted()).toEqual({ 1: { level: 1, tags: [], text: 'x'.repeat(2000) } });
});

test('evaluate, 5: ten levels of ten tags fit a narrow phone [4.2.8] [4.2.31]', async ({ ask }) => {
  const tags = Array.from({ length: 10 }, (_, place) => `Reason 00${place}`);
  const answering = await ask([
    evaluate(
      {},
      Array.from({ length: 10 }, (_, place) => [`Level ${place + 1} of satisfied`.slice(0, 20), tags] as const),
    ),
  ]);
  const question = answering.question(1);

  await question.getByRole('radio').nth(9).tap();
  await expect(question.getByRole('checkbox')).toHaveCount(10);
  for (const box of await question.getByRole('checkbox').all()) expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await question.getByRole('checkbox').nth(9).tap();
  await answering.expectSound('evaluate, ten levels');

  expect(await answering.submitted()).toEqual({ 1: { level: 10, tags: ['Reason 009'] } });
});
