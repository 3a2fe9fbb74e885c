import { apply, emptyDefinition, type NewNode } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { panelTexts } from '../i18n/panel-texts.js';
import { expectAccessible } from '../support/axe.js';
import { EditorPage } from '../pages/EditorPage.js';

type Label = keyof ReturnType<typeof panelTexts>;

/** Controls that the panel has for some kinds of questions only, by the rule that asks for them. */
const PANELS: readonly (readonly [rule: string, node: NewNode, labels: readonly Label[]])[] = [
  ['S2.panel.page', { type: 0 }, ['back', 'nextText', 'limitTime']],
  ['S2.panel.choice', { type: 2 }, ['columns', 'showResults']],
  ['S2.panel.open-geography-date', { type: 3 }, ['format', 'boxSize', 'suffix']],
  ['S2.panel.open-geography-date', { type: 23, subType: 1 }, ['format']],
  ['S2.panel.form', { type: 16, subType: 1 }, ['fields']],
  ['S2.panel.image-choice', { type: 34, subType: 1 }, ['columns', 'showResults']],
  ['S2.panel.single-image', { type: 38 }, ['pictureToMark']],
  ['S2.panel.rank', { type: 9 }, ['atLeast', 'atMost']],
  ['S2.panel.table-dynamic', { type: 7, subType: 2 }, ['fewestRows', 'mostRows', 'rowsAtFirst']],
  ['S2.panel.rating-slider', { type: 4 }, ['icon', 'from', 'to', 'leftText']],
  ['S2.panel.rating-slider', { type: 13 }, ['step', 'startsAt', 'vertical']],
  ['S2.panel.evaluation', { type: 5 }, ['template', 'points', 'showTags', 'comment']],
  ['S2.panel.matrix', { type: 14, subType: 1 }, ['swap', 'keepHeader', 'cards']],
  ['S2.panel.cascade', { type: 10 }, ['levelHint']],
  ['S2.panel.proportion', { type: 17 }, ['limitEach', 'mustAddUp']],
  ['S2.panel.city', { type: 11 }, ['downTo']],
  ['S2.panel.upload', { type: 36 }, ['kindOfFiles', 'largestFile']],
  ['S2.panel.signature', { type: 41, subType: 1 }, ['whoAnswers']],
];

test('Each kind of question has the panel of its kind [S2.panel.page] [S2.panel.choice] [S2.panel.open-geography-date] [S2.panel.form] [S2.panel.image-choice] [S2.panel.single-image] [S2.panel.rank] [S2.panel.table-dynamic] [S2.panel.rating-slider] [S2.panel.evaluation] [S2.panel.matrix] [S2.panel.cascade] [S2.panel.proportion] [S2.panel.city] [S2.panel.upload] [S2.panel.signature]', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.slow();
  const made = apply(
    emptyDefinition({ title: 'Panels', language }),
    PANELS.map(([, node], place) => ({ op: 'addNode', node: { ...node, title: `Kind ${place + 1}.` } })),
  );
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  const surveyId = await author.createSurvey(made.definition);
  const editor = await EditorPage.open(desk, words, surveyId);
  const panel = desk.getByRole('complementary').last();
  const texts = panelTexts(language);

  for (const [place, [rule, , labels]] of PANELS.entries()) {
    const { code = '', title = '' } = made.definition.nodes[place] ?? {};
    await editor.select(code, title);
    for (const label of labels) await expect(panel.getByText(texts[label], { exact: true }).first(), `${rule}: ${label}`).toBeVisible();
    await expectAccessible(desk, `the editor with a question for ${rule}`);
  }
});
