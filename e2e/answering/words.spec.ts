import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const text: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 39,
  title: 'Which words speak to you?',
  required: true,
  setting: { min: 2, max: 3 },
  options: 'Picked at dawn from high mountain slopes and rolled by hand for a cup that lingers'
    .split(' ')
    .map((title, place) => ({ id: 11 + place, code: String(place + 1), title })),
};

test('Words of a text are marked by keyboard alone, and their number is told (words, 39) [4.2.20] [4.2.40]', async ({ ask }) => {
  const answering = await ask([text]);
  const group = answering.question(1).getByRole('group', { name: 'Which words speak to you?' });
  const word = (title: string) => group.getByRole('checkbox', { name: title, exact: true });
  await expect(group).toHaveAccessibleDescription(/2–3.*0/);
  await answering.expectSound('words, empty');

  await answering.respondent.submit();
  await expect(word('dawn')).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('words, with their error');

  await answering.tabTo(word('dawn'));
  await answering.page.keyboard.press('Space');
  await answering.tabTo(word('slopes'));
  await answering.page.keyboard.press('Space');
  await expect(word('dawn')).toBeChecked();
  await expect(word('dawn')).not.toHaveAttribute('aria-invalid');
  await expect(group).toHaveAccessibleDescription(/2–3.*2/);
  await answering.expectSound('words, filled');

  expect(await answering.submitted()).toEqual({ 1: { options: [{ option: 13 }, { option: 17 }] } });
});

test('Words are marked with a tap, in targets of 44 px height, up to the limit (words, 39) [4.2.9] [4.2.21]', async ({ ask }) => {
  const answering = await ask([text]);
  const label = (title: string) =>
    answering
      .question(1)
      .locator('label')
      .filter({ hasText: new RegExp(`^${title}$`) });
  const { height } = (await label('dawn').boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);

  for (const title of ['lingers', 'dawn', 'hand']) await label(title).tap();
  await label('cup').tap({ force: true }); // Without force Playwright waits for an element that is disabled by ARIA only.
  await expect(answering.question(1).getByRole('checkbox', { name: 'cup' })).toHaveAttribute('aria-disabled', 'true');
  await expect(answering.question(1).getByRole('checkbox', { name: 'cup' })).not.toBeChecked();
  await label('lingers').tap();

  expect(await answering.submitted()).toEqual({ 1: { options: [{ option: 13 }, { option: 21 }] } });
});
