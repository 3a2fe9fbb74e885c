import { expect, test } from '../fixtures.js';
import { examTexts } from '../i18n/exam-texts.js';
import { DetailPage } from '../pages/DetailPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { examSurvey, markedSurvey } from '../support/exam-survey.js';
import { photograph } from '../support/photograph.js';

test('An exam is made with its key, launched and taken; who took it sees the score and why, and the author sees it in the results', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = examTexts(language);
  const surveyId = await author.createSurvey(examSurvey(language));
  await desk.goto(`/designer/setting/exam/${surveyId}`);
  await desk.getByRole('switch', { name: texts.on }).click();
  await desk.getByRole('textbox', { name: texts.passScore, exact: true }).fill('3');
  await desk.getByRole('radio', { name: texts.analysisShown, exact: true }).check();
  await desk.getByRole('textbox', { name: texts.points('Q1') }).fill('2');
  await desk.getByRole('checkbox', { name: texts.capitals[0] }).check();
  const capital = desk.getByRole('listitem', { name: new RegExp(`^Q1 `) });
  await capital.getByText(texts.more).click();
  await capital.getByRole('textbox', { name: texts.analysis }).fill(texts.why);
  const river = desk.getByRole('listitem', { name: new RegExp(`^Q2 `) });
  await river.getByRole('textbox', { name: texts.points('Q2') }).fill('3');
  await river.getByRole('textbox', { name: texts.accepted }).fill(texts.rivers);
  await river.getByRole('combobox', { name: texts.match }).click();
  await desk.getByTitle(texts.contains).click();
  await expect(desk.getByText(texts.complete)).toBeVisible();
  await expect
    .poll(async () => (await author.definitionOf(surveyId)).nodes.map(({ exam }) => exam))
    .toEqual([
      { score: 2, optionIds: [2], analysis: texts.why },
      { score: 3, texts: [texts.rivers], match: 'contains' },
    ]);
  await expectAccessible(desk, 'the exam page');
  await photograph(desk, 'exam-setting');
  await author.launch(surveyId);

  const respondent = await RespondentPage.open(phone, words, surveyId);
  expect(await phone.content()).not.toContain(texts.why);
  await respondent.choose(texts.capital, texts.capitals[1]);
  await respondent.write(texts.river, texts.given);
  await respondent.submit();
  await expect(phone.getByText(texts.score)).toBeVisible();
  await expect(phone.getByText(texts.verdict, { exact: true })).toBeVisible();
  await expect(phone.getByText(texts.wrong)).toBeVisible();
  await expect(phone.getByText(texts.right)).toBeVisible();
  await expect(phone.getByText(texts.why)).toBeVisible();
  await expectAccessible(phone, 'the score of an exam');
  await photograph(phone, 'exam-score');
  // Whoever comes back later still finds the score.
  await phone.reload();
  await expect(phone.getByText(texts.score)).toBeVisible();

  await author.handIn(surveyId, { 1: { option: 3 } });
  const detail = await DetailPage.open(desk, words, language, surveyId);
  await expect(desk.getByRole('columnheader', { name: texts.column })).toBeVisible();
  const [best, worst] = [desk.getByRole('cell', { name: '3 / 5' }), desk.getByRole('cell', { name: '0 / 5' })];
  await expect(best).toBeVisible();
  await expect(worst).toBeVisible();

  await desk.getByRole('button', { name: detail.texts.conditions, exact: true }).click();
  await detail.addLowest(texts.scoreKind, '3');
  await expect(desk.getByText(texts.scoreIs, { exact: true })).toBeVisible();
  await expectAccessible(desk, 'conditions on the score of an exam');
  await photograph(desk, 'exam-score-condition');
  await desk.getByRole('button', { name: detail.texts.ok, exact: true }).click();
  await expect(worst).toBeHidden();
  await expect(best).toBeVisible();
  // The address holds the filter.
  await desk.reload();
  await expect(best).toBeVisible();
  await expect(worst).toBeHidden();
});

test('What was failed and what was right and wrong is readable on a dark theme too', async ({ author, phone, words, language }) => {
  const texts = examTexts(language);
  const theme = { isDark: true, accent: '#38bdf8', surface: '#121a28', ink: '#e6edf6', back: '#090e17' };
  const surveyId = await author.createSurvey({ ...markedSurvey(language, { passScore: 5, showAfter: 'analysis' }), theme });
  await author.launch(surveyId);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.choose(texts.capital, texts.capitals[1]);
  await respondent.write(texts.river, texts.rivers);
  await respondent.submit();
  await expect(phone.getByText(texts.failed, { exact: true })).toBeVisible();
  await expectAccessible(phone, 'a failed exam on a dark theme');
  await photograph(phone, 'exam-score-dark');
});
