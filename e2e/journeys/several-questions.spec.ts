import { expect, test } from '../fixtures.js';
import { severalTexts } from '../i18n/several-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { carry } from '../support/carry.js';

const TITLES = ['Name', 'Age', 'Town', 'Tea', 'Milk', 'Why'];

test('Several questions are chosen on the canvas and in the outline, and are moved, grouped and brought back together', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = severalTexts(language);
  const nodes = TITLES.map((title, index) => ({ id: index + 1, code: `Q${index + 1}`, type: 3 as const, title }));
  const surveyId = await author.createSurvey({ format: 1, lastId: nodes.length, title: 'Several', language, nodes });
  const editor = await EditorPage.open(desk, words, surveyId);
  const bar = desk.getByRole('region', { name: texts.bar });
  const title = (code: string) => desk.getByRole('button', { name: words.editor.select(code, TITLES[Number(code.slice(1)) - 1] ?? '') });
  const stored = async () => {
    await editor.expectSaved();
    return (await author.definitionOf(surveyId)).nodes.map((node) => node.nodes?.map((inner) => inner.title) ?? node.title);
  };

  await title('Q5').click({ modifiers: ['Shift'] });
  await title('Q6').click({ modifiers: ['Shift'] });
  await expect(bar.getByText(texts.count(2))).toBeVisible();
  await title('Q2').click({ modifiers: ['ControlOrMeta'] });
  await bar.getByRole('button', { name: texts.move }).click();
  await desk.getByRole('dialog').getByRole('combobox', { name: texts.target }).click();
  await desk.getByTitle(texts.atStart, { exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: texts.confirm, exact: true }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  expect(await stored()).toEqual(['Age', 'Milk', 'Why', 'Name', 'Town', 'Tea']);
  await expect(bar.getByRole('button', { name: texts.move })).toBeFocused();
  await desk.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await desk.getByRole('button', { name: texts.outline, exact: true }).click();
  await desk.getByRole('checkbox', { name: texts.mark('Q1') }).click();
  await desk.getByRole('checkbox', { name: texts.mark('Q2') }).click();
  await carry(desk.getByRole('button', { name: texts.drag('Q1') }), desk.getByRole('button', { name: texts.drag('Q5') }));
  expect(await stored()).toEqual(['Why', 'Name', 'Town', 'Age', 'Milk', 'Tea']);

  await bar.getByRole('button', { name: texts.group }).click();
  await desk.getByRole('menuitem', { name: texts.block, exact: true }).click();
  await expect(bar).toBeHidden();
  expect(await stored()).toEqual(['Why', 'Name', 'Town', ['Age', 'Milk'], 'Tea']);
  await editor.undo();
  expect(await stored()).toEqual(['Why', 'Name', 'Town', 'Age', 'Milk', 'Tea']);
});
