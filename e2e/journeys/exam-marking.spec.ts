import { expect, test } from '../fixtures.js';
import { examTexts } from '../i18n/exam-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { markedSurvey } from '../support/exam-survey.js';
import { photograph } from '../support/photograph.js';

test('An open answer waits to be marked; who marks it goes on by keyboard, and whoever gave it sees the score then', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = examTexts(language);
  const surveyId = await author.createSurvey(markedSurvey(language, { showAfter: 'analysis', showWhen: 'marked' }, { scoring: 'manual' }));
  await author.launch(surveyId);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(texts.capital, texts.capitals[0]);
  await respondent.write(texts.river, texts.given);
  await respondent.submit();
  await expect(phone.getByText(texts.beingMarked)).toBeVisible();

  await desk.goto(`/designer/data/${surveyId}`);
  await desk.getByRole('link', { name: texts.marking, exact: true }).click();
  await expect(desk.getByText(texts.given)).toBeVisible();
  await expectAccessible(desk, 'the marking of an exam');
  await photograph(desk, 'exam-marking');
  await desk.getByRole('textbox', { name: texts.comment }).fill(texts.said);
  await desk.getByRole('textbox', { name: texts.pointsGiven }).fill('2.5');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText(texts.marked)).toBeVisible();

  await phone.getByRole('button', { name: texts.lookAgain }).click();
  await expect(phone.getByText(texts.scoreByHand)).toBeVisible();
  await expect(phone.getByText(texts.said)).toBeVisible();
  await expectAccessible(phone, 'the score of an exam that people marked');

  await desk.getByRole('link', { name: texts.analysisPage, exact: true }).click();
  await expect(desk.getByRole('row', { name: new RegExp(texts.river.slice(0, 6)) })).toContainText('0.83');
  await expectAccessible(desk, 'the analysis of an exam');
  await photograph(desk, 'exam-analysis');
});
