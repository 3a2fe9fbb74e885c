import { expect, test } from '../fixtures.js';
import { rulesTexts } from '../i18n/rules-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';
import { sampleSurvey } from '../support/sample-survey.js';

const TEA = { 1: { option: 11 } };

test('A quota is made on its screen, fills before the eyes of its author, and closes its option to who answers [S2.route.setting-quota]', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = rulesTexts(language);
  const { drink, drinks } = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/setting/quota/${surveyId}`);
  await desk.getByRole('button', { name: texts.addTable }).click();
  await desk.getByLabel(texts.name).fill(texts.quotaName);
  await desk.getByRole('combobox', { name: texts.onFull }).click();
  await desk.getByTitle(texts.close).last().click();
  await desk.getByRole('combobox', { name: texts.questions }).click();
  await desk.getByTitle(/Q1 /).last().click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('textbox', { name: drinks[0] }).fill('1');
  await expectAccessible(desk, 'a sample quota at work');
  await desk.getByRole('button', { name: texts.save }).click();
  await expect.poll(async () => (await author.definitionOf(surveyId)).quotas).toMatchObject([{ onFull: 3, cells: [{ limit: 1 }] }]);

  await author.launch(surveyId);
  await desk.reload();
  const progress = desk.getByRole('region', { name: texts.progress });
  await expect(progress.getByText('0 / 1')).toBeVisible();
  const asked = phone.waitForResponse(/\/quota$/);
  const late = await RespondentPage.open(phone, words, surveyId);
  await asked;
  await author.handIn(surveyId, TEA);
  await expect(progress.getByText(texts.full, { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: texts.recount }).click();
  await expect(desk.getByText(texts.recounted)).toBeVisible();
  await expectAccessible(desk, 'sample quotas');
  await photograph(desk, 'sample-quotas');

  // Whoever had opened the page before learns it with the answer that counts, and from the page that follows the submission.
  await late.choose(drink, drinks[0]);
  await expect(phone.getByText(texts.noRoom)).toBeVisible();
  await expectAccessible(phone, 'a quota that filled');
  await late.submit();
  await expect(phone.getByText(texts.overQuota)).toBeVisible();
});

const TEA_PLACE = { id: 40, kind: 'table' as const, name: 'Tea', nodeIds: [1], cells: [{ optionId: [11], limit: 1 }] };

test('A place is kept for whoever is answering, and the author sees it', async ({ desk, author, phone, words, language }) => {
  const texts = rulesTexts(language);
  const { drink, drinks } = sampleTexts(language);
  const surveyId = await author.launched(language, { lastId: 40, quotas: [TEA_PLACE] });
  await desk.goto(`/designer/setting/quota/${surveyId}`);
  const minutes = desk.getByLabel(texts.reserve);
  await minutes.fill('500');
  await minutes.press('Enter');
  await expect(minutes).toHaveValue('240');
  await minutes.fill('30');
  await minutes.press('Enter');
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings?.reserveMinutes).toBe(30);

  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(drink, drinks[0]);
  await expect(phone.getByText(texts.placeKept)).toBeVisible();
  await expectAccessible(phone, 'a place that is kept');
  await desk.reload();
  await expect(desk.getByText(texts.reservedSeats)).toBeVisible();
  await expectAccessible(desk, 'places that are kept');
  await photograph(desk, 'kept-places');
  await author.handIn(surveyId, TEA);
  // A page that was left and opened again still has its place.
  await phone.reload();
  await phone.getByRole('button', { name: words.answering.resume }).click();
  await expect(phone.getByText(texts.placeKept)).toBeVisible();
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
});

test('An option whose places are taken is not offered to who comes later', async ({ author, phone, words, language }) => {
  const texts = rulesTexts(language);
  const { drink, drinks } = sampleTexts(language);
  const quotas = [{ ...TEA_PLACE, onFull: 3 as const, cells: [{ optionId: [11], limit: 0 }] }];
  const surveyId = await author.launched(language, { lastId: 40, quotas });

  const respondent = await RespondentPage.open(phone, words, surveyId);
  await expect(phone.getByText(texts.optionsClosed)).toBeVisible();
  await expect(respondent.question(drink).getByLabel(drinks[0], { exact: true })).toHaveCount(0);
  await respondent.choose(drink, drinks[1]);
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
});
