import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const home: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 10,
  title: 'Where do you live?',
  required: true,
  setting: { level: 3, placeholders: ['Country', 'Region', ''] },
  options: [
    {
      id: 11,
      code: '1',
      title: 'France',
      nodes: [
        { id: 12, code: '2', title: 'Brittany', nodes: [{ id: 13, code: '3', title: 'Brest' }] },
        { id: 14, code: '4', title: 'Corsica' },
      ],
    },
    { id: 15, code: '5', title: 'Monaco' },
  ],
};

const many: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 10,
  title: 'Which stop?',
  setting: { level: 1, placeholders: ['Stop', '', ''] },
  options: Array.from({ length: 31 }, (_, place) => ({ id: 11 + place, code: String(place + 1), title: `Stop ${place + 1}` })),
};

test('cascade, 10: is answered level by level by keyboard alone, under the names its author gave the levels [4.2.30] [4.2.40] [4.2.41]', async ({
  ask,
}) => {
  const answering = await ask([home]);
  const levels = answering.question(1).getByRole('combobox');
  const [country, region, third] = [levels.nth(0), levels.nth(1), levels.nth(2)];
  await expect(answering.question(1).getByRole('group', { name: home.title })).toBeVisible();
  await expect(country).toHaveAccessibleName('Country');
  await expect(region).toHaveAccessibleName('Region');
  await expect(third).toHaveAccessibleName(/3/);
  await expect(country).toHaveAttribute('aria-required', 'true');
  await expect(region).toBeDisabled();
  await answering.expectSound('cascade, empty');

  await answering.respondent.submit();
  await expect(country).toBeFocused();
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(country).toHaveAccessibleDescription(/Country/);
  await answering.expectSound('cascade, with its error');

  const { keyboard } = answering.page;
  await keyboard.type('France');
  await answering.tabTo(region);
  await keyboard.type('Brittany');
  await answering.respondent.submit();
  await expect(third).toBeFocused();
  await expect(third).toHaveAttribute('aria-invalid', 'true');
  await keyboard.type('Brest');
  await expect(answering.question(1).locator('[aria-invalid]')).toHaveCount(0);
  await answering.expectSound('cascade, filled');

  expect(await answering.submitted()).toEqual({ 1: { path: [11, 12, 13] } });
});

test('cascade, 10: what lay within an option goes with it, aloud, and a shorter branch asks no more', async ({ ask }) => {
  const answering = await ask([home]);
  const levels = answering.question(1).getByRole('combobox');

  await levels.nth(0).selectOption({ label: 'France' });
  await levels.nth(1).selectOption({ label: 'Brittany' });
  await levels.nth(2).selectOption({ label: 'Brest' });
  await levels.nth(1).selectOption({ label: 'Corsica' });
  await expect(answering.page.locator('[aria-live]').filter({ hasText: '3' })).not.toHaveCount(0);
  await expect(levels).toHaveCount(2);

  expect(await answering.submitted()).toEqual({ 1: { path: [11, 14] } });
});

test('cascade, 10: a level of more than 30 is searched; Enter chooses the first that is found [4.2.30]', async ({ ask }) => {
  const answering = await ask([
    many,
    { ...many, id: 2, code: 'Q2', options: many.options?.slice(1).map((o) => ({ ...o, id: o.id + 50 })) },
  ]);
  await expect(answering.question(2).getByRole('searchbox')).toHaveCount(0);
  const search = answering.question(1).getByRole('searchbox');
  const list = answering.question(1).getByRole('combobox');

  await answering.tabTo(search);
  await answering.page.keyboard.type('stop3');
  await expect(list.getByRole('option')).toHaveText([/.+/, 'Stop 3', 'Stop 30', 'Stop 31']);
  await expect(answering.question(1).getByRole('status')).toHaveText(/3.*Stop 3/);
  await answering.expectSound('cascade, searched');
  await answering.page.keyboard.press('Enter');
  await expect(list).toHaveValue('13');
  await expect(search).toHaveValue('');

  expect(await answering.submitted()).toEqual({ 1: { path: [13] } });
});
