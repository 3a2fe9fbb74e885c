import { test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { ReportPage } from '../pages/ReportPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.describe('axe-core finds nothing on a desktop and on a phone', () => {
  for (const screen of ['login', 'register']) {
    test(`on ${screen}`, async ({ page }) => {
      await page.goto(`/designer/${screen}`);
      await page.getByRole('button').first().waitFor();

      await expectAccessibleAt(page, WIDTHS, screen);
    });
  }

  test('on the list, empty and filled', async ({ desk, author, words, language }) => {
    await author.createSurvey(sampleSurvey(language));
    await SurveyListPage.open(desk, words);
    await desk.getByText(sampleTexts(language).title).first().waitFor();

    await expectAccessibleAt(desk, WIDTHS, 'the list');
  });

  test('on the new survey', async ({ desk, words }) => {
    await desk.goto('/designer/new');
    await desk.getByRole('button', { name: words.create.submit }).waitFor();

    await expectAccessibleAt(desk, WIDTHS, 'the new survey');
  });

  test('on the editor, with the survey and with each question selected', async ({ desk, author, words, language }) => {
    const texts = sampleTexts(language);
    const editor = await EditorPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
    await expectAccessibleAt(desk, WIDTHS, 'the editor');

    for (const [code, title] of [
      ['Q1', texts.drink],
      ['Q2', texts.genre],
      ['Q3', texts.wish],
    ] as const) {
      await editor.select(code, title);
      await expectAccessibleAt(desk, WIDTHS, `the editor with ${code}`);
    }
  });

  test('on the publish page, before and after launching', async ({ desk, author, words, language }) => {
    const publish = await PublishPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
    await expectAccessibleAt(desk, WIDTHS, 'publish, draft');

    await publish.launch();
    await expectAccessibleAt(desk, WIDTHS, 'publish, running');
  });

  test('on the report, empty and filled', async ({ desk, author, words, language }) => {
    const surveyId = await author.launched(language);
    const report = await ReportPage.open(desk, words, surveyId);
    await report.expectTotal(0);
    await expectAccessibleAt(desk, WIDTHS, 'the empty report');

    await author.submit(surveyId, language);
    await report.expectTotal(1);
    await expectAccessibleAt(desk, WIDTHS, 'the report');
  });

  test('on the answering page from welcome to end, and closed', async ({ page, author, words, language }) => {
    const texts = sampleTexts(language);
    const surveyId = await author.launched(language, { welcome: texts.welcome });
    const respondent = await RespondentPage.open(page, words, surveyId);
    await expectAccessibleAt(page, WIDTHS, 'the welcome');
    await respondent.start();
    await expectAccessibleAt(page, WIDTHS, 'the questions');
    await respondent.submit();
    await respondent.expectError(texts.drink, words.answering.chooseOne);
    await expectAccessibleAt(page, WIDTHS, 'the errors');
    await respondent.answer(texts);
    await respondent.submit();
    await respondent.expectThanks();
    await expectAccessibleAt(page, WIDTHS, 'the end');

    await author.stop(surveyId);
    await page.evaluate(() => localStorage.clear());
    const late = await RespondentPage.open(page, words, surveyId);
    await late.expectClosed();
    await expectAccessibleAt(page, WIDTHS, 'the closed survey');
  });
});
