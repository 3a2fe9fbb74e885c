import { expect, test } from '../fixtures.js';
import { frameTexts } from '../i18n/frame-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { logicSurvey } from '../support/logic-survey.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

test.describe('axe-core finds nothing on the states of the frame on a desktop, a tablet and a phone', () => {
  test('a form that is refused, a page that is not there', async ({ page, words }) => {
    await page.goto('/designer/login');
    await page.getByRole('button', { name: words.auth.login, exact: true }).click();
    await expect(page.getByLabel(words.auth.mobile)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleAt(page, WIDTHS, 'the sign-in with errors');
    await page.goto('/designer/404');
    await page.getByRole('heading').waitFor();
    await expectAccessibleAt(page, WIDTHS, '404');
  });

  test('lists without rows, the recycle bin', async ({ page, server, words, language }) => {
    const author = await Author.register(server.origin);
    await signIn(page, author, server.origin);
    await SurveyListPage.open(page, words);
    await expect(page.getByRole('heading', { name: words.list.empty })).toBeVisible();
    await expectAccessibleAt(page, WIDTHS, 'the empty list');
    await author.remove(await author.createSurvey(sampleSurvey(language, { title: 'Gone' })));
    await page.goto('/designer/recycle');
    await page.getByRole('button', { name: words.list.restore('Gone') }).waitFor();
    await expectAccessibleAt(page, WIDTHS, 'the recycle bin');
  });

  test('a survey that is only looked at, its outline, its logic', async ({ desk, author, words, language }) => {
    const { justLook, titles } = frameTexts(language);
    const surveyId = await author.createSurvey(logicSurvey(language));
    await author.launch(surveyId);
    await desk.goto(`/designer/survey/${surveyId}`);
    await EditorPage.shown(desk, words);
    await desk.getByRole('article', { name: 'Q1', exact: true }).click();
    await desk.getByRole('dialog').waitFor();
    await expectAccessibleAt(desk, WIDTHS, 'the question whether to pause');
    await desk.getByRole('button', { name: justLook }).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await expectAccessibleAt(desk, WIDTHS, 'the editor, read-only');
    await desk.goto(`/designer/survey/${surveyId}/logic/question`);
    await desk.getByRole('heading', { name: titles.questionLogic }).waitFor();
    await expectAccessibleAt(desk, WIDTHS, 'question logic');
  });

  test('what does not load, and what breaks', async ({ desk, author, language }) => {
    const { failed } = frameTexts(language);
    const surveyId = await author.createSurvey(sampleSurvey(language));
    await desk.route('**/graphql', (route) => route.abort());
    for (const path of ['list', `survey/${surveyId}`, `survey/${surveyId}/logic/option`, `publish/${surveyId}`, `data/${surveyId}`]) {
      await desk.goto(`/designer/${path}`);
      await desk.getByRole('alert').filter({ hasText: failed }).waitFor();
      await expectAccessibleAt(desk, WIDTHS, `${path.replace(surveyId, '…')}, not loaded`);
    }
    await desk.route('**/assets/RecyclePage-*.js', (route) => route.abort());
    await desk.goto('/designer/recycle');
    await desk.getByRole('alert').getByRole('button').waitFor();
    await expectAccessibleAt(desk, WIDTHS, 'the crash page');
  });
});
