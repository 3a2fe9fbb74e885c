import { expect, test } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { expectAccessible } from '../support/axe.js';
import { EditCalls } from '../support/edit-calls.js';
import { logicSurvey } from '../support/logic-survey.js';

test('A question is deleted only after a yes; then its neighbour has the focus [S2.dialog.delete-confirm]', async ({
  author,
  desk,
  words,
  language,
}) => {
  const texts = logicTexts(language);
  const said = canvasTexts(language);
  const surveyId = await author.createSurvey({ ...logicSurvey(language), logic: [] });
  const editor = await EditorPage.open(desk, words, surveyId);
  const dialog = desk.getByRole('dialog');
  await editor.select('Q1', texts.drinks);
  const remove = editor.question('Q1').getByRole('button', { name: words.editor.remove, exact: true });

  await remove.click();
  await expect(dialog).toContainText(said.prompt);
  await expect(dialog).toContainText(said.sure);
  await expectAccessible(desk, 'the question before a question is deleted');
  await dialog.getByRole('button', { name: words.editor.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('article', { name: 'Q5', exact: true })).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: words.editor.remove, exact: true }).click();

  await expect(dialog).toHaveCount(0);
  await expect(desk.getByRole('button', { name: words.editor.richTitle('Q1') })).toBeFocused();
  await expect(desk.getByText(said.deleted('Q1'))).toBeAttached();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).nodes.map(({ id }) => id)).toEqual([2, 3, 40, 6]);
});

test('An option that has logic is deleted only by force, after the question of the house [S8.option-delete.a0103-asks] [S8.option-delete.title] [S8.option-delete.buttons] [S8.option-delete.force]', async ({
  author,
  desk,
  words,
  language,
}) => {
  const texts = logicTexts(language);
  const said = canvasTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const calls = await EditCalls.of(desk);
  const dialog = desk.getByRole('dialog');
  await editor.select('Q1', texts.drinks);
  const remove = editor.question('Q1').getByRole('button', { name: words.editor.removeOption(texts.yesNo[1]) });

  await remove.click();
  await expect(dialog).toContainText(words.editor.optionHasLogic);
  await expect(dialog).toContainText(said.prompt);
  await expect(dialog.getByRole('button')).toHaveCount(2);
  await expectAccessible(desk, 'the question before an option with logic is deleted');
  await dialog.getByRole('button', { name: words.editor.cancel }).click();
  await expect(dialog).toHaveCount(0);
  await expect(remove).toBeVisible();
  expect(calls.sent).toEqual([]);

  await remove.click();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();
  await expect(remove).toHaveCount(0);
  await editor.expectSaved();

  expect(calls.sent).toEqual([{ op: 'removeOption', nodeId: 1, optionId: 12, confirmed: true }]);
  const { nodes, logic } = await author.definitionOf(surveyId);
  expect(nodes[0]?.options?.map(({ id }) => id)).toEqual([11]);
  expect(logic?.map(({ id }) => id)).toEqual([53, 55]);
});
