import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { LoginPage } from '../pages/LoginPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { ReportPage } from '../pages/ReportPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { PASSWORD } from '../support/author.js';
import { expectAccessible } from '../support/axe.js';
import { anyMobile } from '../support/mobile-numbers.js';

test('An author registers, builds a survey, and sees the answers of a phone arrive in the open report', async ({
  page,
  phone,
  words,
  language,
}) => {
  const texts = sampleTexts(language);
  const login = await LoginPage.open(page, words);
  const register = await login.toRegister();
  const list = await register.register(anyMobile(), PASSWORD);

  const newSurvey = await list.toNewSurvey();
  const editor = await newSurvey.create(texts.title);
  await editor.addChoice('single', 'Q1', texts.drink, texts.drinks);
  await editor.addChoice('multiple', 'Q2', texts.genre, texts.genres);
  await editor.addQuestion('text', 'Q3', texts.wish);
  await editor.expectSaved();

  const publish = await editor.toPublish();
  const link = await publish.launch();
  const report = await publish.toReport();
  await report.expectTotal(0);

  const respondent = await RespondentPage.open(phone, words, link);
  await respondent.choose(texts.drink, texts.drinks[0]);
  await respondent.choose(texts.genre, texts.genres[0], texts.genres[2]);
  await respondent.write(texts.wish, texts.answer);
  await respondent.submit();
  await respondent.expectThanks();

  // The same page as before, never reloaded.
  await report.expectTotal(1);
  await report.expectCount(texts.drink, texts.drinks[0], 1);
  await report.expectCount(texts.drink, texts.drinks[1], 0);
  await report.expectCount(texts.genre, texts.genres[2], 1);
  await expect(report.question(texts.wish)).toContainText(texts.answer);

  await report.openTab('publish');
  await (await PublishPage.shown(page, words)).stop();
  const late = await RespondentPage.open(phone, words, link);
  await late.expectClosed();
});

test('One who leaves on the way and one who answers to the end are both in the report on drop-off', async ({
  author,
  desk,
  phone,
  words,
  language,
}) => {
  const { report: said } = words;
  const texts = sampleTexts(language);
  const surveyId = await author.launched(language, { perPage: true });
  const next = phone.getByRole('button', { name: words.answering.next, exact: true });
  const leaver = await RespondentPage.open(phone, words, surveyId);
  await leaver.choose(texts.drink, texts.drinks[0]);
  await next.click();
  await expect(leaver.question(texts.genre)).toBeVisible();
  await phone.evaluate(() => localStorage.clear());
  await phone.goto('about:blank');

  const other = await RespondentPage.open(phone, words, surveyId);
  await other.choose(texts.drink, texts.drinks[0]);
  await next.click();
  await other.choose(texts.genre, texts.genres[0]);
  await next.click();
  await other.write(texts.wish, texts.answer);
  await other.submit();
  await other.expectThanks();

  const report = await ReportPage.open(desk, words, surveyId);
  await report.showCollection();
  await report.expectFigure(said.funnel, said.opened, 2);
  await report.expectFigure(said.funnel, said.submitted, 1);
  await expect(report.question(said.funnel)).toContainText(`${said.answeringNow}1`);
  for (const [index, reached] of [2, 2, 1].entries()) await report.expectFigure(said.whereLeft, said.pageNumber(index + 1), reached);
  await expectAccessible(desk, 'collection with drop-off');
});

test('A required question left out is asked for by the button that is never off, and the answers given stay [4.2.42] [4.2.43]', async ({
  author,
  phone,
  words,
  language,
}) => {
  const texts = sampleTexts(language);
  const surveyId = await author.launched(language);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await respondent.write(texts.wish, texts.answer);

  await respondent.submit();

  await respondent.expectError(texts.drink, words.answering.chooseOne);
  await expect(phone.getByRole('textbox', { name: texts.wish })).toHaveValue(texts.answer);
  expect(await author.responseCount(surveyId)).toBe(0);
});
