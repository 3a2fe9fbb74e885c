import { expect, test } from '../fixtures.js';
import { webhookTexts } from '../i18n/webhook-texts.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { HookReceiver } from '../support/hook-receiver.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A webhook that is made in the designer is tested, fails, and is sent again', async ({ page, server, language }) => {
  const texts = webhookTexts(language);
  const receiver = await HookReceiver.start();
  const { url } = receiver;
  const author = await Author.register(server.origin);
  const surveyId = await author.launched(language);
  await signIn(page, author, server.origin);
  await page.goto('/designer/developers');
  await expect(page.getByText(texts.empty)).toBeVisible();

  await page.getByRole('button', { name: texts.create }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(texts.address).fill('ftp://127.0.0.1/chat');
  await form.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(form.getByText(texts.badAddress)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the dialog of a new webhook');
  await form.getByLabel(texts.address).fill(url);
  await form.getByLabel(texts.note).fill('Chat');
  await form.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(page.getByLabel(texts.secret, { exact: true }).and(page.getByRole('textbox'))).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: texts.saved }).click();

  await page.getByRole('button', { name: texts.testOf(url) }).click();
  await expect(page.getByText(texts.testOk)).toBeVisible();
  receiver.status = 500;
  await page.getByRole('button', { name: texts.testOf(url) }).click();
  await expect(page.getByText(texts.testFailed)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the list of webhooks');

  await author.submit(surveyId, language);
  await expect.poll(() => receiver.bodies.map(({ type }) => type)).toContain('response.completed');
  await page.getByRole('button', { name: texts.logOf(url) }).click();
  const log = page.getByRole('dialog');
  await expect(log.getByText(texts.failed)).toBeVisible();
  await log.getByText(texts.body, { exact: true }).first().click();
  await expect(log.getByText(surveyId)).toBeVisible();
  await expect(log.getByText('the chat is away').first()).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the log of a webhook');

  receiver.status = 200;
  await log.getByRole('button', { name: texts.replay }).first().click();
  await expect(async () => {
    await log.getByRole('button', { name: texts.refresh }).click();
    await expect(log.getByText(texts.failed)).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  const told = receiver.bodies.filter(({ type }) => type === 'response.completed');
  expect(new Set(told.map(({ data }) => data['id'])).size).toBe(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: texts.deleteOf(url) }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.delete, exact: true }).click();
  await expect(page.getByText(texts.deleted)).toBeVisible();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await receiver.stop();
});
