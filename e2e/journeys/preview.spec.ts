import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { sampleSurvey } from '../support/sample-survey.js';

test('Preview opens the draft with the last edit, in test mode and a window of its own; the editor stays [S2.respondent.preview-new-window] [S2.respondent.preview-test-mode] [S2.nav.edit-header-preview] [4.2.5]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const texts = sampleTexts(language);
  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.retitle('Q1', texts.drink, 'Tea at four?');

  const opening = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: words.editor.preview, exact: true }).click();
  const preview = await opening;

  await expect(preview.getByText(words.answering.testMode)).toBeVisible();
  await expect(preview).toHaveURL(new RegExp(`/r/${surveyId}\\?test=.+`));
  expect(await preview.evaluate(() => window.opener)).toBeNull();
  const respondent = new RespondentPage(preview, words);
  await respondent.choose('Tea at four?', texts.drinks[0]);
  await respondent.choose(texts.genre, texts.genres[0]);
  await respondent.write(texts.wish, texts.answer);
  await respondent.submit();
  await respondent.expectThanks();

  expect(await author.responseCount(surveyId)).toBe(0);
  await expect(editor.question('Q1')).toContainText('Tea at four?');
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}`));
});

test('A survey that runs is previewed from its editor as well', async ({ desk, author, words, language }) => {
  const surveyId = await author.launched(language);
  await desk.goto(`/designer/survey/${surveyId}`);

  const opening = desk.waitForEvent('popup');
  await desk.getByRole('button', { name: words.editor.preview, exact: true }).click();

  await expect((await opening).getByText(words.answering.testMode)).toBeVisible();
});
