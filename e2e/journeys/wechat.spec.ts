import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { wechatTexts } from '../i18n/wechat-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WECHAT = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116.0 Mobile Safari/537.36 MicroMessenger/8.0.47';
const NAME = 'Lin';

/** Chooses who one is, on the page that stands in for WeChat. */
async function choose(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await page.getByRole('textbox').fill(NAME);
  await page.getByRole('textbox').press('Enter');
}

test('A survey is answered in WeChat alone: a QR code elsewhere, the account there, once each, and the author sees who it was [S2.route.setting-wechat]', async ({
  desk,
  author,
  phone,
  browser,
  server,
  words,
  language,
  locale,
}) => {
  const texts = wechatTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language, { settings: { repeat: { window: 1, by: ['wechat'] } } }));
  await author.launch(surveyId);
  await desk.goto(`/designer/setting/wechat/${surveyId}`);
  await desk.getByRole('switch', { name: texts.only }).click();
  await desk.getByRole('radio', { name: texts.profile }).click();
  await desk.getByRole('textbox', { name: texts.title }).fill('Tea!');
  await desk.getByRole('textbox', { name: texts.title }).press('Enter');
  const settings = { onlyWechat: true, wechatUser: 'profile', shareTitle: 'Tea!' };
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings).toMatchObject(settings);
  await expectAccessible(desk, 'the WeChat settings');
  await photograph(desk, 'wechat-settings');

  expect((await phone.goto(`/r/${surveyId}?s=poster`))?.status()).toBe(403);
  await expect(phone.getByRole('heading', { name: texts.outside })).toBeVisible();
  await expect(phone.getByRole('img', { name: texts.code })).toBeVisible();
  await expectAccessible(phone, 'a survey that is in WeChat only');
  await photograph(phone, 'wechat-outside');

  const wechat = await browser.newContext({ baseURL: server.origin, locale, userAgent: WECHAT, viewport: { width: 390, height: 844 } });
  const page = await wechat.newPage();
  await page.goto(`/r/${surveyId}?s=poster`);
  await expectAccessible(page, 'the stand-in for WeChat');
  await page.getByRole('button', { name: texts.decline }).click();
  await expect(page.getByText(texts.declined)).toBeVisible();
  await expectAccessible(page, 'a respondent who did not agree');
  await photograph(page, 'wechat-declined');
  await page.getByRole('button', { name: texts.again }).click();
  await choose(page, texts.choose);

  await expect(page).toHaveURL(`${server.origin}/r/${surveyId}?s=poster`);
  await expect(page.locator('html')).toHaveAttribute('data-wechat-card', /Tea!/);
  const respondent = new RespondentPage(page, words);
  await respondent.answer(sampleTexts(language));
  await respondent.submit();
  await expect(page.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
  await wechat.close();

  const other = await browser.newContext({ baseURL: server.origin, locale, userAgent: WECHAT });
  const again = await other.newPage();
  await again.goto(`/r/${surveyId}`);
  await choose(again, texts.choose);
  await expect(again.getByRole('heading', { name: texts.answered })).toBeVisible();
  await other.close();

  await desk.goto(`/designer/data/detail/${surveyId}`);
  await expect(desk.getByRole('columnheader', { name: texts.wechat })).toBeVisible();
  await expect(desk.getByRole('cell', { name: NAME, exact: true })).toBeVisible();
});
