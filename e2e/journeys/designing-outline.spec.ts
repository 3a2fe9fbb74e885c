import { isContainer } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { carry, carryByKeys } from '../support/carry.js';

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
  const shape = async () => {
    await editor.expectSaved();
    const stored = await author.definitionOf(surveyId);
    return stored.nodes.map((node) => (isContainer(node) ? [node.id, ...(node.nodes ?? []).map(({ id }) => id)] : node.id));
  };
  await desk.getByRole('button', { name: words.editor.outline, exact: true }).click();
  const outline = desk.getByRole('complementary').first();
  const handle = (code: string) => outline.getByRole('button', { name: said.moveItem(code), exact: true });

  await carry(handle('Q1'), handle('Q2'));
  await expect.poll(shape).toEqual([[2, 1, 3], [4]]);
  await carry(handle('Block1'), handle('Block2'));
  await expect.poll(shape).toEqual([[4], [2, 1, 3]]);
  await carry(handle('Block1'), outline.getByRole('list', { name: 'Block2' }).getByRole('listitem', { includeHidden: true }).last());
  expect(await shape()).not.toContainEqual([4, 2]);
  await handle('Q1').focus();
  await carryByKeys(desk, 'ArrowUp');

  await expect.poll(async () => (await shape()).filter((entry) => !Array.isArray(entry))).toEqual([1]);
  expect((await shape()).flat()).toHaveLength(4);
});
