import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { logicSurvey } from '../support/logic-survey.js';

test('What logic refers to is deleted only after a yes, and undo brings it back with its logic', async ({
  author,
  desk,
  words,
  language,
}) => {
  const texts = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await EditorPage.open(desk, words, surveyId);
  const question = desk.getByRole('article', { name: 'Q1', exact: true });
  const remove = question.getByRole('button', { name: words.editor.removeOption(texts.yesNo[1]) });
  const dialog = desk.getByRole('dialog');

  await question.getByRole('button').first().click();
  await remove.click();
  await expect(dialog).toContainText(words.editor.optionHasLogic);
  await dialog.getByRole('button', { name: words.editor.cancel }).click();
  await expect(remove).toBeVisible();

  await remove.click();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();
  await expect(remove).toHaveCount(0);
  await desk.keyboard.press('Control+z');
  await expect(remove).toBeVisible();
  await remove.click();
  await expect(dialog).toContainText(words.editor.optionHasLogic);
});

test('Questions in a group are told by the names of their types when selected, and moved within it', async ({
  author,
  desk,
  words,
  language,
}) => {
  const texts = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await EditorPage.open(desk, words, surveyId);

  const group = desk.getByRole('article', { name: 'G1', exact: true });
  const rating = group.getByRole('article', { name: 'Q5', exact: true });
  await expect(rating).toContainText(texts.rate);
  await rating.getByRole('button', { name: texts.rate }).click();
  await expect(rating).toContainText(words.editor.rating);
  await rating.getByRole('button', { name: words.editor.moveUp }).click();

  await expect(group.getByRole('article').first()).toContainText(texts.rate);
});
