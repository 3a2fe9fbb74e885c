import { expect, test } from '../fixtures.js';
import { invitationTexts } from '../i18n/invitation-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';
import { sampleSurvey } from '../support/sample-survey.js';

test('Codes are made on their page, let one response in each, and are withdrawn there', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = invitationTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/setting/${surveyId}`);
  await desk.getByRole('link', { name: texts.nav }).click();
  await desk.getByRole('switch', { name: texts.required }).click();
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings).toMatchObject({ invitationOnly: true });
  await expectAccessible(desk, 'no invitation codes yet');

  await desk.getByRole('button', { name: texts.make }).click();
  await desk.getByText(texts.own, { exact: true }).click();
  await desk.getByRole('textbox', { name: texts.ownCodes }).fill('tea-2026\npot-2026');
  await expectAccessible(desk, 'new invitation codes');
  await desk.getByRole('dialog').getByRole('button', { name: texts.makeNow, exact: true }).click();
  await expect(desk.getByText(texts.made)).toBeVisible();
  await author.launch(surveyId);

  await phone.goto(`/r/${surveyId}?t=pot`);
  await expect(phone.getByRole('heading', { name: texts.title })).toBeVisible();
  await expect(phone.getByLabel(texts.code)).toHaveValue('pot');
  await expectAccessible(phone, 'an invitation code');
  await phone.getByRole('button', { name: texts.begin }).click();
  await expect(phone.getByText(texts.noSuch)).toBeVisible();
  await phone.getByLabel(texts.code).fill(' pot-2026');
  await phone.getByRole('button', { name: texts.begin }).click();
  const respondent = new RespondentPage(phone, words);
  await respondent.answer(sampleTexts(language));
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();

  await desk.reload();
  const rowOf = (code: string) => desk.getByRole('row').filter({ hasText: code });
  await expect(rowOf('POT-2026').getByText(texts.usedUp)).toBeVisible();
  await desk.getByRole('button', { name: texts.withdraw }).click();
  await desk.getByRole('dialog').getByRole('button', { name: texts.withdrawNow, exact: true }).click();
  await expect(rowOf('TEA-2026').getByText(texts.voided)).toBeVisible();
  await expectAccessible(desk, 'invitation codes');
  await photograph(desk, 'invitation-codes');

  await phone.evaluate(() => localStorage.clear());
  await phone.goto(`/r/${surveyId}?t=pot-2026`);
  await phone.getByRole('button', { name: texts.begin }).click();
  await expect(phone.getByText(texts.used)).toBeVisible();
  await expectAccessible(phone, 'a used invitation code');
});
