import type { Locator, Page } from '@playwright/test';
import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { endPageTexts } from '../i18n/end-page-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Language } from '../i18n/words.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The sample survey: whoever takes the second drink is screened out, whoever takes the third one is done at once. */
function jumpingSurvey(language: Language, more: Partial<SurveyDefinition> = {}): SurveyDefinition {
  const jump = (id: number, target: 0 | -1, optionId: number) => ({
    id,
    model: 1 as const,
    type: 1 as const,
    nodeId: 1,
    target,
    conditions: [{ id: id + 1, nodeId: 1, algorithm: 1 as const, optionId: [optionId] }],
  });
  return sampleSurvey(language, { lastId: 60, logic: [jump(50, -1, 12), jump(52, 0, 19)], ...more });
}

const cardOf = (desk: Page, name: string): Locator => desk.getByRole('region', { name, exact: true });

test('End pages are made in the settings, each where it stands, and previewed as respondents see them [S2.route.setting-complete]', async ({
  desk,
  author,
  language,
}) => {
  const texts = endPageTexts(language);
  const surveyId = await author.createSurvey(jumpingSurvey(language));
  await desk.goto(`/designer/setting/${surveyId}`);
  await desk.getByRole('link', { name: texts.nav, exact: true }).click();
  await expect(desk.getByRole('heading', { name: texts.title })).toBeVisible();

  const normal = cardOf(desk, texts.kinds.normal);
  await normal.getByLabel(texts.heading, { exact: true }).fill(texts.bye);
  await normal.getByLabel(texts.buttonText).fill(texts.shop);
  for (const address of ['javascript:alert(1)', 'shop.example', '//shop.example']) {
    await normal.getByLabel(texts.redirectUrl).fill(address);
    await normal.getByLabel(texts.redirectUrl).press('Enter');
    await expect(normal.getByRole('alert')).toContainText(texts.refused);
  }
  await expectAccessibleAt(desk, SIZES, 'an end page with a refused address');
  await normal.getByLabel(texts.redirectUrl).fill('https://shop.example/in');
  await normal.getByLabel(texts.redirectUrl).press('Enter');
  await expect(normal.getByRole('alert')).toHaveCount(0);
  await normal.getByLabel(texts.buttonUrl).fill('https://shop.example/');
  await normal.getByRole('checkbox', { name: texts.sendsResponse }).check();
  await normal.getByLabel(texts.params).fill('pid');
  await normal.getByLabel(texts.params).press('Enter');
  await expectAccessibleAt(desk, SIZES, 'an end page that leads on');

  await desk.getByLabel(texts.nodeAdd).selectOption({ index: 1 });
  const own = desk.getByRole('region', { name: /^Q1 / });
  await own.getByLabel(texts.heading, { exact: true }).fill(texts.sorry);
  await expect
    .poll(async () => (await author.definitionOf(surveyId)).endings)
    .toEqual({
      normal: {
        title: texts.bye,
        buttonText: texts.shop,
        buttonUrl: 'https://shop.example/',
        redirectUrl: 'https://shop.example/in',
        sendsResponse: true,
        params: ['pid'],
      },
      nodes: [{ nodeId: 1, title: texts.sorry }],
    });

  await normal.getByRole('button', { name: texts.preview }).click();
  const frame = desk.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: texts.bye })).toBeVisible();
  await expect(frame.getByRole('link', { name: texts.shop })).toBeVisible();
  await desk.keyboard.press('Escape');
  await desk.keyboard.press('Control+z');
  await expect(own.getByLabel(texts.heading, { exact: true })).toHaveValue('');
});

test('Each way to the end has its page: with an answer in it, leading on with what was chosen, or staying', async ({
  author,
  phone,
  words,
  language,
}) => {
  const texts = endPageTexts(language);
  const { drink, drinks, wish } = sampleTexts(language);
  const inserted = `<p><span data-ref="3" data-fallback="${texts.thanks}">[Q3]</span></p>`;
  const surveyId = await author.createSurvey(
    jumpingSurvey(language, {
      endings: {
        normal: {
          title: texts.bye,
          text: inserted,
          redirectUrl: 'https://shop.example/in?a=1',
          redirectSeconds: 60,
          sendsResponse: true,
          sendsSource: true,
          params: ['pid'],
          nodeIds: [1],
        },
        nodes: [{ nodeId: 1, title: texts.sorry, text: inserted, buttonText: texts.shop, buttonUrl: 'https://shop.example/' }],
        closed: { title: texts.gone, text: inserted },
      },
    }),
  );
  await author.launch(surveyId);
  await phone.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'shop' }));

  // To the last question, with an answer that looks like markup; then the same page again after a reload, which leads nowhere by itself.
  const first = await RespondentPage.open(phone, words, `${surveyId}?source=mail&pid=a%20b&other=x`);
  await first.choose(drink, drinks[0]);
  await first.write(wish, '<b>Ann</b>');
  await first.submit();
  await expect(phone.getByRole('heading', { name: texts.bye })).toBeVisible();
  await expect(phone.getByText('<b>Ann</b>')).toBeVisible();
  await expect(phone.getByText(texts.leadsOn)).toBeVisible();
  await expectAccessibleAt(phone, SIZES, 'an end page with a countdown');
  await phone.getByRole('button', { name: texts.stay }).click();
  await expect(phone.getByText(texts.leadsOn)).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.bye })).toBeVisible();
  await expect(phone.getByText(texts.thanks)).toBeVisible();
  await phone.getByRole('link', { name: texts.goTo }).click();
  await expect(phone).toHaveURL(/^https:\/\/shop\.example\/in\?a=1&pid=a%20b&responseId=\w+&source=mail$/);

  // By a jump of the first question, whose own page takes the place of the one for everybody.
  await phone.goto(`/r/${surveyId}`);
  await phone.getByRole('button', { name: texts.again }).click();
  await new RespondentPage(phone, words).choose(drink, drinks[1]);
  await new RespondentPage(phone, words).submit();
  await expect(phone.getByRole('heading', { name: texts.sorry })).toBeVisible();
  await expect(phone.getByRole('link', { name: texts.shop })).toHaveAttribute('href', 'https://shop.example/');
  await expectAccessibleAt(phone, SIZES, 'an end page with a button');

  await author.stop(surveyId);
  await phone.context().clearCookies();
  await phone.evaluate(() => localStorage.clear());
  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('heading', { name: texts.gone })).toBeVisible();
  await expect(phone.getByText(texts.thanks)).toBeVisible();
  await expectAccessibleAt(phone, SIZES, 'the end page of a survey that takes no answers');
});

test('An end page without a wait leads on at once, and the way back does not lead on again', async ({ author, phone, words, language }) => {
  const texts = endPageTexts(language);
  const { drink, drinks } = sampleTexts(language);
  const endings = { normal: { title: texts.bye, redirectUrl: 'https://shop.example/', redirectSeconds: 0, nodeIds: [1] } };
  const surveyId = await author.createSurvey(jumpingSurvey(language, { endings }));
  await author.launch(surveyId);
  await phone.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'shop' }));

  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(drink, drinks[0]);
  await respondent.submit();
  await expect(phone).toHaveURL('https://shop.example/?Q1=1');
  await phone.goBack();
  await expect(phone.getByRole('heading', { name: texts.bye })).toBeVisible();
  await expect(phone).toHaveURL(new RegExp(`/r/${surveyId}$`));
});
