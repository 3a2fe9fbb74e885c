import { apply, emptyDefinition, type NewNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { canvasTexts } from '../i18n/canvas-texts.js';
import { cascadeTexts } from '../i18n/cascade-texts.js';
import { designingTexts } from '../i18n/designing-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { ImageLibrary } from '../pages/ImageLibrary.js';
import { expectAccessible } from '../support/axe.js';

const GROUPS = ['Hot', 'Cold', 'Other'].map((title) => ({ title, group: true, nodes: [{ title: `${title} 1` }, { title: `${title} 2` }] }));
const NODES: readonly NewNode[] = [
  { type: 1, title: 'Drink?', options: [...GROUPS, { title: 'water' }] },
  { type: 2, title: 'Which?', options: ['tea', 'milk'].map((title) => ({ title })) },
  { type: 16, subType: 2, title: 'Your size?', options: [{ title: 'size' }] },
  { type: 14, subType: 1, title: 'How were these?', children: [{ title: 'taste' }, { title: 'price' }] },
  { type: 10, title: 'Where?', options: [{ title: 'Asia', nodes: [{ title: 'China' }] }] },
  { type: 5, title: 'How was it?' },
];

test('Dialogs and panels of the editor have their heights and meet the rules of access, each as it is drawn [S9.height.dialog] [S9.height.group-scroll]', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.slow();
  const texts = designingTexts(language);
  const own = cascadeTexts(language);
  const said = canvasTexts(language);
  const made = apply(
    emptyDefinition({ title: 'Canteen', language }),
    NODES.map((node) => ({ op: 'addNode', node })),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const editor = await EditorPage.open(desk, words, await author.createSurvey(made.definition));
  const panel = desk.getByRole('complementary').last();
  const dialog = desk.getByRole('dialog');
  const select = (place: number) => {
    const { code = '', title = '' } = made.definition.nodes[place] ?? {};
    return editor.select(code, title);
  };
  const look = async (opener: Locator, screen: string, more: () => Promise<void> = async () => undefined) => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await more();
    await expectAccessible(desk, screen);
    await desk.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  const opener = (name: string | RegExp) => desk.getByRole('article').getByRole('button', { name, exact: true });

  await look(panel.getByRole('button', { name: own.randomOrder }), 'the random order dialog');
  await select(0);
  await expectAccessible(desk, 'a question with groups');
  await look(opener(texts.groups), 'the group manager', async () => {
    const list = dialog
      .getByRole('list')
      .filter({ has: desk.getByRole('textbox') })
      .first();
    expect(await list.evaluate((element) => [element.clientHeight, element.scrollHeight > 240])).toEqual([240, true]);
  });
  await look(opener(words.editor.remove), 'the question before a question is deleted');
  await select(1);
  await expectAccessible(desk, 'a choice and its panel');
  await look(opener(said.batch), 'the options as text', async () => expect(await ImageLibrary.bodyHeight(dialog)).toBe(360));
  await look(opener(logicTexts(language).edit.open), 'the logic dialog');
  await select(2);
  await look(opener(texts.inputSettings), 'the input settings');
  await select(3);
  await look(panel.getByRole('button', { name: texts.lockPlaces }), 'the order dialog of a matrix');
  await select(4);
  await look(opener(own.settings), 'the levels of a cascade', () => dialog.getByRole('button', { name: own.showBelow('Asia') }).click());
  await look(opener(own.import), 'the import of levels');
  await select(5);
  await expectAccessible(desk, 'an evaluation and its panel');
});
