import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { verificationTexts } from '../i18n/verification-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';
import { sampleSurvey } from '../support/sample-survey.js';

test('A verification question is switched on while the survey runs; a slip is told, the answers stay, and the right one sends them', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = verificationTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await desk.goto(`/designer/setting/verify/${surveyId}`);
  await desk.getByRole('radio', { name: texts.always }).click();
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings).toMatchObject({ verification: 'always' });
  await expectAccessible(desk, 'the verification question');
  await photograph(desk, 'verification-setting');

  await phone.goto(`/r/${surveyId}`);
  const respondent = new RespondentPage(phone, words);
  await respondent.answer(sampleTexts(language));
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: texts.title })).toBeVisible();
  const box = phone.getByRole('textbox');
  await expectAccessible(phone, 'a verification question');
  await photograph(phone, 'verification-question');

  await phone.getByRole('button', { name: texts.again }).click();
  await expect(phone.getByText(texts.missing)).toBeVisible();
  await box.fill('99');
  await phone.getByRole('button', { name: texts.again }).click();
  await expect(phone.getByText(texts.wrong)).toBeVisible();

  await phone.getByRole('button', { name: texts.back }).click();
  await respondent.submit();
  await Promise.all([phone.waitForResponse(/\/challenge$/), phone.getByRole('button', { name: texts.other }).click()]);
  await box.fill(texts.answerTo(await phone.locator('label').innerText()));
  await box.press('Enter');
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
});
