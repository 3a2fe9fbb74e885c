import { expect, test } from '../fixtures.js';
import { conversionTexts } from '../i18n/conversion-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { expectAccessible } from '../support/axe.js';

test('A choice becomes a drop-down at once, a scale and a text after saying what is lost, comes back by an undo, and is kept over a reload', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = conversionTexts(language);
  const options = ['Tea', 'Milk', 'Water'].map((title, index) => ({ id: index + 2, code: `${index + 1}`, title }));
  const condition = { id: 7, nodeId: 1, algorithm: 1, optionId: [2] };
  const surveyId = await author.createSurvey({
    format: 1,
    lastId: 7,
    title: 'Types',
    language,
    nodes: [
      { id: 1, code: 'Q1', type: 1, title: 'Drink', options },
      { id: 5, code: 'Q2', type: 3, title: 'Why' },
    ],
    logic: [{ id: 6, model: 1, type: 2, nodeId: 5, algorithm: 1, conditions: [condition] }],
  });
  const editor = await EditorPage.open(desk, words, surveyId);
  const dialog = desk.getByRole('dialog');
  const choose = async (type: string) => {
    await desk.getByRole('button', { name: texts.open }).click();
    await dialog.getByRole('searchbox', { name: texts.search }).fill(type);
    await dialog.getByRole('button', { name: type, exact: true }).click();
  };
  const stored = async () => {
    await editor.expectSaved();
    return author.definitionOf(surveyId);
  };
  await editor.select('Q1', 'Drink');

  await choose(texts.dropdown);
  await expect(dialog).toBeHidden();
  expect(await stored()).toMatchObject({ nodes: [{ id: 1, type: 6, options }, { id: 5 }], logic: [{ id: 6 }] });

  await choose(texts.evaluate);
  await expect(dialog.getByText(texts.lostLogic(1))).toBeVisible();
  await expectAccessible(desk, 'what a change of type loses');
  await dialog.getByRole('button', { name: texts.back }).click();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(desk.getByRole('button', { name: texts.open })).toBeFocused();

  await choose(texts.text);
  await expect(dialog.getByText(`${texts.lostOptions(3)}Tea`)).toBeVisible();
  await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  const lost = await stored();
  expect(lost.nodes[0]).toEqual({ id: 1, code: 'Q1', type: 3, title: 'Drink' });
  expect(lost.logic).toBeUndefined();

  await editor.undo();
  expect(await stored()).toMatchObject({ nodes: [{ id: 1, type: 6, options }, { id: 5 }], logic: [{ id: 6, conditions: [condition] }] });

  await choose(texts.matrixRate);
  await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
  expect((await stored()).nodes[0]).toMatchObject({ id: 1, type: 14, subType: 4, children: options });

  await desk.reload();
  await EditorPage.shown(desk, words);
  await editor.select('Q1', 'Drink');
  await desk.getByRole('button', { name: texts.open }).click();
  await expect(dialog.getByRole('button', { name: texts.matrixRate }).getByText(texts.current)).toBeVisible();
  await expectAccessible(desk, 'the types to change to');
});
