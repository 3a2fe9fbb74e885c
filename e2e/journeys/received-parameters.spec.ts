import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { type ParameterTexts, parameterTexts } from '../i18n/parameter-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { DetailPage } from '../pages/DetailPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessibleAt } from '../support/axe.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Lists a parameter whose name is refused at first, and which answers a question. */
async function listParameter(page: Page, texts: ParameterTexts, question: string): Promise<void> {
  await page.getByRole('button', { name: texts.add }).click();
  const name = page.getByRole('textbox', { name: texts.name, exact: true });
  await name.fill('sign');
  await page.getByRole('switch', { name: texts.signedOnly }).click();
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(texts.reserved)).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'a parameter that is refused');
  await name.fill('uid');
  await page
    .getByRole('listitem', { name: texts.row('uid') })
    .getByRole('combobox', { name: texts.fills })
    .click();
  await page.getByTitle(`Q3 ${question}`).last().click();
}

/** Makes a signed link that carries a value. */
async function makeLink(page: Page, texts: ParameterTexts, value: string): Promise<string> {
  await page.getByRole('textbox', { name: texts.values }).fill(value);
  await page.getByRole('button', { name: texts.make }).click();
  await expect(page.getByText(texts.made)).toBeVisible();
  return page.locator('code').filter({ hasText: '/r/' }).innerText();
}

test('A parameter is listed, fills an answer by a signed link, and is seen in the results [S2.route.publish-params]', async ({
  desk,
  phone,
  author,
  language,
  words,
}) => {
  const texts = parameterTexts(language);
  const sample = sampleTexts(language);
  const surveyId = await author.launched(language);
  await desk.goto(`/designer/publish/params/${surveyId}`);
  await expect(desk.getByText(texts.empty)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'received parameters, none yet');

  await listParameter(desk, texts, sample.wish);
  await desk.getByRole('link', { name: texts.sources }).click();
  await expect(desk.getByRole('dialog', { name: texts.unsaved })).toBeVisible();
  await desk.getByRole('button', { name: texts.stay }).click();
  await desk.getByRole('button', { name: texts.save }).click();
  await expect(desk.getByText(texts.saved, { exact: true })).toBeVisible();
  const link = await makeLink(desk, texts, 'K-204');
  await desk.getByRole('textbox', { name: texts.link, exact: true }).fill(link.replace('K-204', 'K-205'));
  await desk.getByRole('button', { name: texts.test, exact: true }).click();
  await expect(desk.getByText(texts.forged)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'received parameters');

  const { pathname, search } = new URL(link);
  await phone.goto(pathname + search);
  const respondent = new RespondentPage(phone, words);
  await expect(phone.getByRole('textbox', { name: sample.wish })).toHaveValue('K-204');
  await respondent.choose(sample.drink, sample.drinks[0]);
  await respondent.submit();

  const detail = await DetailPage.open(desk, words, language, surveyId);
  await detail.link(1).click();
  await detail.expectOpen(1);
  await expect(detail.panel.getByText('uid', { exact: true })).toBeVisible();
  await expect(detail.panel.getByText('K-204').first()).toBeVisible();
});
