import { expect, test } from '../fixtures.js';
import { findingTexts } from '../i18n/finding-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { PreviewPage } from '../pages/PreviewPage.js';
import { expectAccessible } from '../support/axe.js';
import { doubtfulSurvey } from '../support/doubtful-survey.js';

test('What a launch would say of a question stands beside it on the canvas, follows each edit, and leads to the preview', async ({
  desk,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const texts = findingTexts(language);
  const surveyId = await author.createSurvey(doubtfulSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const said = (code: string, count: string) => editor.question(code).getByText(count, { exact: true });
  await expect(said('Q3', texts.warning)).toBeVisible();
  await expect(said('Q6', texts.warning)).toBeVisible();
  await expect(said('Q1', texts.warning)).toHaveCount(0);

  await editor.select('Q1', tea.drinks);
  const second = desk.getByRole('textbox', { name: words.editor.option(2), exact: true });
  await second.fill(tea.yesNo[0]);
  await expect(said('Q1', texts.warning)).toBeVisible();
  await said('Q1', texts.warning).click();
  await expect(editor.question('Q1').getByRole('listitem').filter({ hasText: texts.same })).toBeVisible();
  await expectAccessible(desk, 'a finding on the canvas');
  await second.fill(tea.yesNo[1]);
  await expect(said('Q1', texts.warning)).toHaveCount(0);

  await said('Q3', texts.warning).press('Enter');
  const clash = editor.question('Q3').getByRole('listitem').filter({ hasText: texts.clash });
  await expect(clash.getByRole('link', { name: tea.why })).toHaveCount(2);
  await clash.getByRole('link', { name: texts.preview }).click();
  const preview = await PreviewPage.shown(desk, words, language);
  await expect(preview.line('Q3').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
});

test('A page that cannot have a checker beside it looks by itself', async ({ desk, author, words, language }) => {
  const texts = findingTexts(language);
  const surveyId = await author.createSurvey(doubtfulSurvey(language));
  let refused = 0;
  await desk.route(/check\.worker/, (route) => {
    refused += 1;
    return route.abort();
  });
  const editor = await EditorPage.open(desk, words, surveyId);
  await expect(editor.question('Q3').getByText(texts.warning, { exact: true })).toBeVisible();
  expect(refused).toBe(1);
});
