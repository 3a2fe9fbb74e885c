import { QUESTION_CATEGORIES, questionCatalogue, type QuestionRow, questionRow } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { EditorPage } from '../pages/EditorPage.js';
import { carry } from '../support/carry.js';

const everyType = QUESTION_CATEGORIES.flatMap((category) => questionCatalogue.filter((row) => row.category === category));

/** Types whose title, or what stands in them, is all there is to see. */
const hasPreview = ({ key, answer, isContainer }: QuestionRow) => key === 'page' || (answer !== 'none' && !isContainer);

test('A survey with every type is made by mouse, from the three groups of the type list; each is drawn on the canvas [S2.canvas.preview-each-type]', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.setTimeout(180_000);
  const surveyId = await author.createSurvey({ format: 1, lastId: 0, title: 'Every type', language, nodes: [] });
  const editor = await EditorPage.open(desk, words, surveyId);
  const buttons = desk.getByRole('complementary').getByRole('listitem').getByRole('button');
  await expect(buttons).toHaveCount(everyType.length);
  const drawn = (place: number) => desk.getByRole('article').nth(place).locator('[data-preview]').first();

  for (const [place, row] of everyType.entries()) {
    await buttons.nth(place).click();
    await expect(desk.getByRole('article')).toHaveCount(place + 1);
    if (hasPreview(row)) await expect(drawn(place), row.key).toBeVisible();
    // A second click right after the first would be taken for a slip (800 ms).
    await desk.waitForTimeout(850);
  }
  await editor.expectSaved();
  // Selected they are edited; beside the questions all of them are as respondents will find them.
  for (const [place, row] of everyType.entries()) {
    if (hasPreview(row)) await expect(drawn(place), row.key).toBeVisible();
  }

  const { nodes } = await author.definitionOf(surveyId);
  expect(nodes.map((node) => questionRow(node).key)).toEqual(everyType.map(({ key }) => key));
});

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
  const type = (key: string) =>
    desk
      .getByRole('complementary')
      .getByRole('listitem')
      .getByRole('button')
      .nth(everyType.findIndex((row) => row.key === key));
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
