import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { keyTexts } from '../i18n/key-texts.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const JSON_TYPE = { 'content-type': 'application/json' };

async function makeKey(page: Page, texts: ReturnType<typeof keyTexts>, name: string): Promise<string> {
  await page.getByRole('button', { name: texts.create }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.name).fill(name);
  await expectAccessibleAt(page, WIDTHS, 'the dialog of a new key');
  await dialog.getByRole('button', { name: texts.submit, exact: true }).click();
  const key = page.getByLabel(texts.key, { exact: true }).and(page.getByRole('textbox'));
  await expect(key).toHaveValue(/^wk_/);
  await expectAccessibleAt(page, WIDTHS, 'the new key');
  const secret = await key.inputValue();
  await page.getByRole('button', { name: texts.saved }).click();
  return secret;
}

test('A key that is made in the designer opens both doors to a program, until it is revoked', async ({ page, server, words, language }) => {
  const texts = keyTexts(language);
  const author = await Author.register(server.origin);
  const surveyId = await author.createSurvey(sampleSurvey(language, { title: 'Tea' }));
  await signIn(page, author, server.origin);
  await SurveyListPage.open(page, words);
  await page.getByRole('button', { name: texts.account }).click();
  await page.getByRole('menuitem', { name: texts.developers }).click();
  await expect(page.getByText(texts.empty)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the page for developers without keys');

  const secret = await makeKey(page, texts, 'Nightly');
  const headers = { ...JSON_TYPE, authorization: `Bearer ${secret}` };
  const listed = async () => (await fetch(`${server.origin}/v1/surveys`, { headers })).json() as Promise<{ code: string; data: unknown }>;
  const body = JSON.stringify({ query: '{ surveys { edges { node { id } } } }' });
  const asked = await (await fetch(`${server.origin}/graphql`, { method: 'POST', headers, body })).json();

  expect(await listed()).toMatchObject({ code: '00000', data: { list: [{ id: surveyId }] } });
  expect(asked).toMatchObject({ data: { surveys: { edges: [{ node: { id: surveyId } }] } } });
  await page.reload();
  await expect(page.getByText(`${secret.slice(0, 9)}…`)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(secret);
  await expectAccessibleAt(page, WIDTHS, 'the page for developers');

  await page.getByRole('button', { name: texts.revokeKey('Nightly') }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.revoke, exact: true }).click();
  await expect(page.getByText(texts.revoked)).toBeVisible();
  expect(await listed()).toMatchObject({ code: 'A0401' });
  await expect(page.getByText(texts.empty)).toBeVisible();
});
