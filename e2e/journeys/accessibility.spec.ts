import { test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { ReportPage } from '../pages/ReportPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { expectAccessible } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of WIDTHS) {
  test.describe(`axe-core finds nothing at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const screen of ['login', 'register']) {
      test(`on ${screen}`, async ({ page }) => {
        await page.goto(`/designer/${screen}`);
        await page.getByRole('button').first().waitFor();

        await expectAccessible(page, screen);
      });
    }

    test('on the list, empty and filled', async ({ desk, author, words, language }) => {
      await author.createSurvey(sampleSurvey(language));
      await SurveyListPage.open(desk, words);
      await desk.getByText(sampleTexts(language).title).first().waitFor();

      await expectAccessible(desk, 'the list');
    });

    test('on the new survey', async ({ desk, words }) => {
      await desk.goto('/designer/new');
      await desk.getByRole('button', { name: words.create.submit }).waitFor();

      await expectAccessible(desk, 'the new survey');
    });

    test('on the editor, with the survey and with each question selected', async ({ desk, author, words, language }) => {
      const texts = sampleTexts(language);
      const editor = await EditorPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
      await expectAccessible(desk, 'the editor');

      for (const [code, title] of [
        ['Q1', texts.drink],
        ['Q2', texts.genre],
        ['Q3', texts.wish],
      ] as const) {
        await editor.select(code, title);
        await expectAccessible(desk, `the editor with ${code}`);
      }
    });

    test('on the publish page, before and after launching', async ({ desk, author, words, language }) => {
      const publish = await PublishPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
      await expectAccessible(desk, 'publish, draft');

      await publish.launch();
      await expectAccessible(desk, 'publish, running');
    });

    test('on the report, empty and filled', async ({ desk, author, words, language }) => {
      const surveyId = await author.launched(language);
      const report = await ReportPage.open(desk, words, surveyId);
      await report.expectTotal(0);
      await expectAccessible(desk, 'the empty report');

      await author.submit(surveyId, language);
      await report.expectTotal(1);
      await expectAccessible(desk, 'the report');
    });

    test('on the answering page from welcome to end, and closed', async ({ page, author, words, language }) => {
      const texts = sampleTexts(language);
      const surveyId = await author.launched(language, { welcome: texts.welcome });
      const respondent = await RespondentPage.open(page, words, surveyId);
      await expectAccessible(page, 'the welcome');
      await respondent.start();
      await expectAccessible(page, 'the questions');
      await respondent.submit();
      await respondent.expectError(texts.drink, words.answering.chooseOne);
      await expectAccessible(page, 'the errors');
      await respondent.answer(texts);
      await respondent.submit();
      await respondent.expectThanks();
      await expectAccessible(page, 'the end');

      await author.stop(surveyId);
      await page.evaluate(() => localStorage.clear());
      const late = await RespondentPage.open(page, words, surveyId);
      await late.expectClosed();
      await expectAccessible(page, 'the closed survey');
    });
  });
}
