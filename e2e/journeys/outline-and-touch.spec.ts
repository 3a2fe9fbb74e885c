import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { outlineTexts } from '../i18n/outline-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { expectAccessible } from '../support/axe.js';
import { carry } from '../support/carry.js';

/** Six questions on three pages. */
function definition(language: 'zh-CN' | 'en'): SurveyDefinition {
  const question = (id: number) => ({ id, code: `Q${id}`, type: 3 as const, title: `Tea ${id}` });
  const pageBreak = (id: number, code: string) => ({ id, code, type: 0 as const, title: code });
  const nodes = [
    question(1),
    question(2),
    pageBreak(7, 'Page1'),
    question(3),
    question(4),
    pageBreak(8, 'Page2'),
    question(5),
    question(6),
  ];
  return { format: 1, lastId: 8, title: 'Outline', language, perPage: true, settings: { paging: 'page' }, nodes };
}

test('The outline folds pages, and a rectangle of the mouse or Shift with an arrow chooses questions', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = outlineTexts(language);
  await EditorPage.open(desk, words, await author.createSurvey(definition(language)));
  await desk.getByRole('button', { name: texts.outline, exact: true }).click();
  const outline = desk.getByRole('list', { name: texts.list });
  const chosen = outline.getByRole('checkbox', { checked: true });
  const entry = (id: number) => outline.getByRole('button', { name: `Q${id} Tea ${id}` });
  await expect(outline.getByRole('heading', { name: texts.page(3) })).toBeVisible();
  await expectAccessible(desk, 'the outline with its pages');

  const [top, bottom] = [await entry(2).boundingBox(), await entry(3).boundingBox()];
  const edge = await outline.boundingBox();
  if (!top || !bottom || !edge) throw new Error('the outline is gone');
  await desk.mouse.move(edge.x + 4, top.y + 8);
  await desk.mouse.down();
  await desk.mouse.move(edge.x + 60, bottom.y + 8, { steps: 6 });
  await expect(chosen).toHaveCount(3);
  await desk.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await desk.mouse.up();

  await desk.mouse.move(edge.x + 4, top.y + 8);
  await desk.mouse.down();
  await desk.mouse.move(edge.x + 60, top.y + 20, { steps: 6 });
  await desk.mouse.up();
  await expect(chosen).toHaveCount(1);

  await entry(4).focus();
  await desk.keyboard.press('Shift+ArrowUp');
  await expect(chosen).toHaveCount(3);
  await expect(entry(3)).toBeFocused();

  await outline.getByRole('button', { name: texts.fold(2) }).click();
  await expect(entry(3)).toBeHidden();
  await outline.getByRole('button', { name: texts.page(3) }).focus();
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('ArrowRight');
  await expect(entry(3)).toBeVisible();
});

test('A question on the canvas is carried by keys, and what happens is spoken', async ({ desk, author, words, language }) => {
  const texts = outlineTexts(language);
  const surveyId = await author.createSurvey(definition(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const grip = (code: string) => desk.getByRole('button', { name: texts.drag(code), exact: true });
  await grip('Q3').focus();
  await desk.keyboard.press('Space');
  await expect(grip('Q3')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(desk, 'a question that keys carry');
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('ArrowUp');
  await desk.keyboard.press('Space');

  await expect(desk.getByText(texts.dropped('Q3', 2))).toBeAttached();
  // It is the second question now.
  await expect(grip('Q2')).toBeFocused();
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).nodes.map(({ id }) => id)).toEqual([1, 3, 2, 7, 4, 8, 5, 6]);
});

test('In a narrow window grips carry questions, commands have a button, and sheets take the focus and give it back', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = outlineTexts(language);
  await desk.setViewportSize({ width: 390, height: 800 });
  const surveyId = await author.createSurvey(definition(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  const grip = (code: string) => desk.getByRole('button', { name: texts.drag(code), exact: true });

  await carry(grip('Q2'), editor.question('Q1'), 0.1);
  await editor.expectSaved();
  expect((await author.definitionOf(surveyId)).nodes.slice(0, 2).map(({ id }) => id)).toEqual([2, 1]);

  await desk.getByRole('button', { name: texts.commands, exact: true }).click();
  await expect(desk.getByRole('option', { name: texts.goTo }).first()).toBeVisible();
  await expectAccessible(desk, 'commands in a narrow window');
  await desk.keyboard.press('Escape');
  await expect(desk.getByRole('button', { name: texts.commands, exact: true })).toBeFocused();

  const opener = desk.getByRole('button', { name: texts.outline, exact: true });
  await opener.click();
  const sheet = desk.getByRole('dialog');
  await expect(sheet.getByRole('list', { name: texts.list })).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await desk.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});
