import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const where: SurveyNode = { id: 1, code: 'Q1', type: 35, title: 'Where are you?', required: true };

test('position, 35: a refusal is explained, coordinates and an address are typed by keyboard alone, and no request leaves [4.2.40] [4.2.41]', async ({
  ask,
  phone,
  server,
}) => {
  const strangers: string[] = [];
  phone.on('request', (request) => new URL(request.url()).origin !== server.origin && strangers.push(request.url()));
  const answering = await ask([where]);
  const { keyboard } = answering.page;
  const question = answering.question(1);
  const button = question.getByRole('button').first();
  const boxes = question.getByRole('textbox');
  await expect(question.getByRole('group', { name: where.title })).toBeVisible();
  await answering.expectSound('position, empty');

  await answering.respondent.submit();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/.+/);
  await answering.expectSound('position, with its error');

  await keyboard.press('Enter');
  await expect(question.getByRole('alert')).toBeVisible();
  await answering.expectSound('position, refused');
  await answering.tabTo(boxes.nth(0));
  await keyboard.type('39.9042');
  await keyboard.press('Tab');
  await answering.respondent.submit();
  await expect(boxes.nth(0)).toHaveAttribute('aria-invalid', 'true');
  await answering.tabTo(boxes.nth(1));
  await keyboard.type('116.4074');
  await expect(question.locator('[aria-invalid]')).toHaveCount(0);
  await answering.tabTo(boxes.nth(2));
  await keyboard.type('Tiananmen');
  await answering.expectSound('position, filled');

  expect(await answering.submitted()).toEqual({ 1: { lng: 116.4074, lat: 39.9042, address: 'Tiananmen' } });
  expect(strangers).toEqual([]);
});

test('position, 35: what is removed is not sent', async ({ ask }) => {
  const answering = await ask([{ ...where, required: false }]);
  const question = answering.question(1);
  await question.locator('summary').click();
  await question.getByRole('textbox').nth(0).fill('-33.86');
  await question.getByRole('textbox').nth(1).fill('151.2');
  await question.getByRole('button').nth(1).click();
  await expect(question.getByRole('button').first()).toBeFocused();
  await expect(question.getByRole('textbox').nth(0)).toHaveValue('');

  expect(await answering.submitted()).toEqual({});
});

test('position, 35: the device tells where it is when its owner lets it', async ({ ask, phone, server }) => {
  await phone.context().grantPermissions(['geolocation'], { origin: server.origin });
  await phone.context().setGeolocation({ latitude: -33.8688, longitude: 151.2093, accuracy: 12 });
  const answering = await ask([where]);
  const question = answering.question(1);

  await question.getByRole('button').first().click();
  await expect(question.getByText('151.20930')).toBeVisible({ timeout: 5000 });
  await answering.expectSound('position, located');

  expect(await answering.submitted()).toEqual({ 1: { lng: 151.2093, lat: -33.8688 } });
});
