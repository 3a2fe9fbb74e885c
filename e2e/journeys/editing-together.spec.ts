import type { Browser } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { designingTexts } from '../i18n/designing-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Words } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import type { Author } from '../support/author.js';
import { expectAccessible } from '../support/axe.js';
import { photograph } from '../support/photograph.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

interface Office {
  readonly browser: Browser;
  readonly author: Author;
  readonly words: Words;
  readonly origin: string;
  readonly locale: string;
}

/** The same account in a browser of its own. */
async function anotherDesk({ browser, author, words, origin, locale }: Office, surveyId: string): Promise<EditorPage> {
  const context = await browser.newContext({ baseURL: origin, locale, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, await author.signInAgain(), origin);
  return EditorPage.open(page, words, surveyId);
}

test('Two browsers edit one survey and know of each other: different questions go together, of the same field the first edit stays, and the second author takes the own text back', async ({
  desk,
  author,
  words,
  language,
  browser,
  server,
}) => {
  test.slow();
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const left = await EditorPage.open(desk, words, surveyId);
  const right = await anotherDesk({ browser, author, words, origin: server.origin, locale: language }, surveyId);

  const { changedElsewhere, takeBack, alsoOpen, isHere } = designingTexts(language);
  await expect(right.page.getByRole('button', { name: alsoOpen })).toBeVisible();
  await right.select('Q3', texts.wish);
  await expect(left.question('Q3')).toContainText(isHere);
  await expectAccessible(desk, 'a question that somebody else is at');
  await photograph(desk, 'a question that somebody else is at');
  await desk.getByRole('button', { name: alsoOpen }).click();
  await desk.getByRole('menuitem', { name: new RegExp(`Q3 ${texts.wish}`) }).click();
  await expect(desk.getByRole('textbox', { name: words.editor.questionTitle('Q3') })).toBeFocused();

  await desk.context().setOffline(true);
  await left.retitle('Q1', texts.drink, 'From the left');
  await left.retitle('Q3', texts.wish, 'Also from the left');
  await right.retitle('Q1', texts.drink, 'From the right');
  await right.retitle('Q2', texts.genre, 'Also from the right');
  await right.expectSaved();
  await desk.context().setOffline(false);

  await expect(desk.getByText(changedElsewhere('Q1'))).toBeVisible({ timeout: 40_000 });
  await left.expectSaved();
  for (const editor of [left, right]) {
    await expect(editor.question('Q1')).toContainText('From the right');
    await expect(editor.question('Q2')).toContainText('Also from the right');
    await expect(editor.question('Q3')).toContainText('Also from the left');
  }
  const stored = await author.definitionOf(surveyId);
  expect(stored.nodes.map(({ title }) => title)).toEqual(['From the right', 'Also from the right', 'Also from the left']);

  await desk.getByRole('button', { name: takeBack }).click();
  await left.expectSaved();
  await expect(right.question('Q1')).toContainText('From the left');
  await right.page.context().close();
});

test('Edits made while the network is gone for ten seconds arrive in order, once, also the one whose answer was lost', async ({
  desk,
  author,
  words,
  language,
}) => {
  test.slow();
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);

  // This one arrives, and nobody hears of it.
  await desk.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('editSurvey')) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await editor.addQuestion('text', 'Q4', 'Heard by the server only');
  await expect.poll(async () => (await author.definitionOf(surveyId)).nodes.length).toBe(4);
  await desk.context().setOffline(true);
  await desk.unrouteAll({ behavior: 'wait' });
  const since = Date.now();
  await editor.addChoice('single', 'Q5', 'Made offline', ['One', 'Two', 'Three']);
  await editor.retitle('Q1', texts.drink, 'Reworded offline');
  await editor.select('Q2', texts.genre);
  await editor.removeSelected('Q2');
  await expect(editor.question('Q5')).toBeHidden();
  await desk.waitForTimeout(Math.max(0, 10_000 - (Date.now() - since)));
  await expect(desk.getByText(words.editor.saved, { exact: true })).toBeHidden();
  await desk.context().setOffline(false);

  await expect(desk.getByText(words.editor.saved, { exact: true })).toBeVisible({ timeout: 40_000 });
  const { nodes } = await author.definitionOf(surveyId);
  expect(nodes.map(({ code, title }) => `${code} ${title}`)).toEqual([
    'Q1 Reworded offline',
    `Q2 ${texts.wish}`,
    'Q3 Heard by the server only',
    'Q4 Made offline',
  ]);
  expect(nodes[3]?.options?.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
});
