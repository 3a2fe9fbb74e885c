import { expect, test } from '../fixtures.js';
import { designingTexts } from '../i18n/designing-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { largeSurvey, largeTitle } from '../support/large-survey.js';
import { watchRenders } from '../support/render-watch.js';

const CODE = 'Q150';
const TITLE = largeTitle(150);

test('A survey of 300 questions opens with at most three requests, and an edit renders nothing but what it changes', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.slow();
  const surveyId = await author.createSurvey(largeSurvey(language));
  const renders = await watchRenders(desk);
  const asked: string[] = [];
  desk.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) asked.push(`${request.method()} ${request.url()}`);
  });

  const editor = await EditorPage.open(desk, words, surveyId);
  await desk.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3);
  await expect(desk.getByRole('article')).toHaveCount(300);

  const selected = await renders.of(() => editor.select(CODE, TITLE));
  expect(selected.cards).toEqual([CODE]);

  const title = desk.getByRole('textbox', { name: words.editor.questionTitle(CODE) });
  await title.press('End');
  const typed = await renders.of(async () => {
    await title.pressSequentially(' Be honest.');
    await editor.expectSaved();
  });
  expect(typed.cards).toEqual([CODE]);

  const card = editor.question(CODE);
  const added = await renders.of(async () => {
    await card.getByRole('button', { name: words.editor.addOption, exact: true }).click();
    await editor.expectSaved();
  });
  expect(added.cards).toEqual([CODE]);
  await expect(card.getByRole('textbox', { name: words.editor.option(6), exact: true })).toBeFocused();

  const moved = await renders.of(async () => {
    await card.getByRole('button', { name: designingTexts(language).moveDown, exact: true }).click();
    await editor.expectSaved();
  });
  // The two that change places, under the numbers they have then.
  expect(moved.cards.toSorted()).toEqual(['Q150', 'Q151']);
  await expect(desk.getByRole('article').nth(150)).toContainText('Be honest.');

  const option = editor.question('Q151').getByRole('textbox', { name: words.editor.option(2), exact: true });
  const worded = await renders.of(async () => {
    await option.fill('Another');
    await editor.expectSaved();
  });
  expect(worded.cards).toEqual(['Q151']);
});
