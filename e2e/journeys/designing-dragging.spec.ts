import { isContainer, type NewNode, type PaletteKey, paletteOf, QUESTION_CATEGORIES, questionRow, type SurveyNode } from '@wence/schema';
import { expect } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { carry, carryByKeys } from '../support/carry.js';
import { test } from './designing.js';

const options = (...titles: string[]) => titles.map((title) => ({ title }));
const GROUPED: NewNode = {
  type: 1,
  options: [
    { title: 'Hot', group: true, nodes: options('tea', 'coffee') },
    { title: 'Cold', group: true, nodes: options('water') },
    { title: 'milk' },
  ],
};

const shape = ({ options: all = [] }: SurveyNode) =>
  all.map(({ title, group, nodes = [] }) => (group ? [title, ...nodes.map((option) => option.title)] : title));

test('An option is carried from group to group, out of them and within one, by mouse and by keys; a group goes into no group', async ({
  designing,
  page,
  language,
}) => {
  const { texts, stored } = await designing(GROUPED);
  const handle = (title: string) => page.getByRole('button', { name: canvasTexts(language).moveOption(title) });
  const endOf = (title: string) =>
    page
      .getByRole('list', { name: texts.inside(title) })
      .getByRole('listitem', { includeHidden: true })
      .last();

  await handle('coffee').focus();
  await carryByKeys(page, 'ArrowDown', 'ArrowDown');
  expect(shape(await stored())).toEqual([['Hot', 'tea'], 'coffee', ['Cold', 'water'], 'milk']);

  await carry(handle('coffee'), handle('water'));
  expect(shape(await stored())).toEqual([['Hot', 'tea'], ['Cold', 'coffee', 'water'], 'milk']);
  await carry(handle('water'), handle('coffee'));
  expect(shape(await stored())).toEqual([['Hot', 'tea'], ['Cold', 'water', 'coffee'], 'milk']);
  await carry(handle('tea'), endOf('Cold'));
  expect(shape(await stored())).toEqual([['Hot'], ['Cold', 'water', 'coffee', 'tea'], 'milk']);
  await carry(handle('milk'), endOf('Hot'));
  expect(shape(await stored())).toEqual([
    ['Hot', 'milk'],
    ['Cold', 'water', 'coffee', 'tea'],
  ]);
  await carry(handle('water'), handle('Hot'));
  expect(shape(await stored())).toEqual(['water', ['Hot', 'milk'], ['Cold', 'coffee', 'tea']]);
  await carry(handle('Hot'), handle('tea'));

  expect(shape(await stored()).flat()).toEqual(['water', 'Cold', 'coffee', 'tea', 'Hot', 'milk']);
});

const everyType = QUESTION_CATEGORIES.flatMap(paletteOf);

test('A type is carried to its place; a container that is put into another one stands behind it', async ({
  desk,
  author,
  words,
  language,
}) => {
  const nodes = [
    { id: 1, code: 'Block1', type: 32 as const, title: 'Block', nodes: [{ id: 2, code: 'Q1', type: 3 as const, title: 'Inside' }] },
    { id: 3, code: 'Q2', type: 3 as const, title: 'Last' },
  ];
  const surveyId = await author.createSurvey({ format: 1, lastId: 3, title: 'Places', language, nodes });
  const editor = await EditorPage.open(desk, words, surveyId);
  const type = (key: PaletteKey) => desk.getByRole('complementary').getByRole('listitem').getByRole('button').nth(everyType.indexOf(key));
  const inside = desk.getByRole('article', { name: 'Q1', exact: true });

  await carry(type('text'), inside, 0.95);
  await expect(desk.getByRole('article')).toHaveCount(4);
  await carry(type('loop'), inside, 0.95);
  await expect(desk.getByRole('article')).toHaveCount(5);
  await editor.expectSaved();

  const stored = await author.definitionOf(surveyId);
  expect(stored.nodes.map((node) => questionRow(node).key)).toEqual(['block', 'loop', 'text']);
  expect(stored.nodes[0]?.nodes?.map((node) => questionRow(node).key)).toEqual(['text', 'text']);
});

test('In the outline a question is carried into a block by mouse and out of it by keys; a block goes into no block', async ({
  desk,
  author,
  words,
  language,
}) => {
  const said = canvasTexts(language);
  const nodes = [
    { id: 1, code: 'Q1', type: 3 as const, title: 'First' },
    { id: 2, code: 'Block1', type: 32 as const, title: 'Block', nodes: [{ id: 3, code: 'Q2', type: 3 as const, title: 'Inside' }] },
    { id: 4, code: 'Block2', type: 32 as const, title: 'Empty', nodes: [] },
  ];
  const surveyId = await author.createSurvey({ format: 1, lastId: 4, title: 'Outline', language, nodes });
  const editor = await EditorPage.open(desk, words, surveyId);
  const order = async () => {
    await editor.expectSaved();
    const stored = await author.definitionOf(surveyId);
    return stored.nodes.map((node) => (isContainer(node) ? [node.id, ...(node.nodes ?? []).map(({ id }) => id)] : node.id));
  };
  await desk.getByRole('button', { name: words.editor.outline, exact: true }).click();
  const outline = desk.getByRole('complementary').first();
  const handle = (code: string) => outline.getByRole('button', { name: said.moveItem(code), exact: true });

  await carry(handle('Q1'), handle('Q2'));
  await expect.poll(order).toEqual([[2, 1, 3], [4]]);
  await carry(handle('Block1'), handle('Block2'));
  await expect.poll(order).toEqual([[4], [2, 1, 3]]);
  await carry(handle('Block1'), outline.getByRole('list', { name: 'Block2' }).getByRole('listitem', { includeHidden: true }).last());
  expect(await order()).not.toContainEqual([4, 2]);
  await handle('Q1').focus();
  await carryByKeys(desk, 'ArrowUp');

  await expect.poll(async () => (await order()).filter((entry) => !Array.isArray(entry))).toEqual([1]);
  expect((await order()).flat()).toHaveLength(4);
});
