import type { Locator, Page } from '@playwright/test';
import type { SurveyNode } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { canvasToolsTexts } from '../i18n/canvas-tools-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { expectAccessible } from '../support/axe.js';
import { carry } from '../support/carry.js';

const OPTIONS = ['Green', 'Black', 'White', 'Red', 'None'];

/** Twelve questions, and a container at the end. */
function nodes(): SurveyNode[] {
  const questions = Array.from({ length: 12 }, (_, index): SurveyNode => {
    const id = (index + 1) * 10;
    const options = OPTIONS.map((title, place) => ({ id: id + place + 1, code: String(place + 1), title }));
    return { id, code: `Q${index + 1}`, type: 1, title: `Tea ${index + 1}`, options, ...(index === 0 && { sequence: 1 as const }) };
  });
  return [...questions, { id: 200, code: 'Block1', type: 32, title: 'Drinks', nodes: [{ id: 201, code: 'Q13', type: 3, title: 'Milk' }] }];
}

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Takes a question by its grip, which shows under the pointer. */
async function grip(page: Page, code: string): Promise<Locator> {
  const question = page.getByRole('article', { name: code, exact: true });
  await question.hover({ position: { x: 8, y: 8 } });
  return question.locator('[data-grip]').first();
}

test('Tools of the canvas: going to a question, commands, inserting, folding without a jump, carrying, and chips that lead to a setting', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = canvasToolsTexts(language);
  const surveyId = await author.createSurvey({ format: 1, lastId: 201, title: 'Canvas', language, nodes: nodes() });
  const editor = await EditorPage.open(desk, words, surveyId);
  const title = (code: string) => desk.getByRole('textbox', { name: words.editor.questionTitle(code) });
  const titles = async () => {
    await editor.expectSaved();
    return (await author.definitionOf(surveyId)).nodes.map((node) => node.nodes?.map((inner) => inner.title) ?? node.title);
  };

  await desk.keyboard.press('ControlOrMeta+g');
  await desk.getByRole('combobox', { name: texts.goTo }).fill('11');
  await desk.keyboard.press('Enter');
  await expect(title('Q11')).toBeFocused();
  await expect(title('Q11')).toBeInViewport();

  await desk.keyboard.type('!');
  await desk.keyboard.press('ControlOrMeta+k');
  await expect(desk.getByRole('combobox', { name: texts.palette })).toBeFocused();
  await expectAccessible(desk, 'the list of commands');
  await desk.getByRole('combobox', { name: texts.palette }).fill(texts.undo);
  await desk.keyboard.press('Enter');
  await expect(title('Q11')).toHaveValue('Tea 11');
  await expect(title('Q11')).toBeFocused();

  await desk.getByRole('button', { name: texts.insertAfter('Q11'), exact: true }).click();
  await expect(desk.getByRole('combobox', { name: texts.searchTypes })).toBeFocused();
  await expectAccessible(desk, 'the types to insert');
  await desk.getByRole('combobox', { name: texts.searchTypes }).fill(texts.slider);
  await desk.keyboard.press('Enter');
  await expect(title('Q12')).toBeFocused();
  await desk.keyboard.type('How warm?');
  expect((await titles()).slice(10, 12)).toEqual(['Tea 11', 'How warm?']);

  const q10 = editor.question('Q10').first();
  await q10.scrollIntoViewIfNeeded();
  await q10.hover();
  const fold = desk.getByRole('button', { name: texts.fold('Q10'), exact: true });
  const before = await top(fold);
  await fold.click();
  const unfold = desk.getByRole('button', { name: texts.unfold('Q10'), exact: true });
  await expect(unfold).toBeVisible();
  await expectAccessible(desk, 'a folded question');
  expect(Math.abs((await top(unfold)) - before)).toBeLessThan(12);
  await desk.getByRole('button', { name: words.editor.select('Q10', 'Tea 10') }).click();
  await expect(title('Q10')).toBeFocused();

  await desk.keyboard.press('ControlOrMeta+g');
  await desk.getByRole('combobox', { name: texts.goTo }).fill('Q13');
  await desk.keyboard.press('Enter');
  await expect(title('Q13')).toBeFocused();
  // At its end the canvas does not scroll on under what is carried.
  await desk.getByRole('button', { name: texts.insertAfter('Block1'), exact: true }).scrollIntoViewIfNeeded();
  await carry(await grip(desk, 'Q13'), desk.getByRole('article', { name: 'Q14', exact: true }), 0.6);
  expect((await titles()).at(-1)).toEqual(['Milk', 'Tea 12']);

  await desk.keyboard.press('ControlOrMeta+g');
  await desk.getByRole('combobox', { name: texts.goTo }).fill('Q1');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: texts.random, exact: true }).click();
  await expect(desk.getByRole('region', { name: texts.order, exact: true }).getByRole('combobox').first()).toBeFocused();
});

test('The canvas stays where it is when an open question above closes', async ({ desk, author, words, language }) => {
  const surveyId = await author.createSurvey({ format: 1, lastId: 201, title: 'Canvas', language, nodes: nodes() });
  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.select('Q3', 'Tea 3');
  const next = editor.question('Q4').first();
  // All of the open question is there, and what opens next has room.
  await expect(editor.question('Q3').getByRole('button', { name: words.editor.remove, exact: true })).toBeVisible();
  await expect(editor.question('Q3').getByRole('textbox', { name: words.editor.option(1), exact: true })).toBeVisible();
  await next.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = await top(next);

  await desk.getByRole('button', { name: words.editor.select('Q4', 'Tea 4') }).click();
  await expect(desk.getByRole('textbox', { name: words.editor.questionTitle('Q4') })).toBeFocused();

  expect(Math.abs((await top(next)) - before)).toBeLessThan(3);
});
