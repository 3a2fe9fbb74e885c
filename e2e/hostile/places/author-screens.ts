import type { Locator, Page } from '@playwright/test';
import type { Words } from '../../i18n/words.js';
import type { Author } from '../../support/author.js';
import { signIn } from '../../support/sign-in.js';
import type { PutText } from '../HostileTexts.js';
import { readDocument, type SeenDocument } from '../watch/read-document.js';
import { swapTexts } from './swap.js';

/** Addresses that the designer may be at while it is examined. */
export const DESIGNER = /^\/designer\//;

const GRAPH = /\/graphql$/;

interface Desk {
  readonly page: Page;
  readonly author: Author;
  readonly origin: string;
  readonly words: Words;
  /** Hostile texts that replace their marks in answers of the graph. */
  readonly texts?: readonly PutText[];
}

async function openDesk({ page, author, origin, texts }: Desk, path: string): Promise<void> {
  await signIn(page, author, origin);
  if (texts) await swapTexts(page, GRAPH, texts);
  await page.goto(path);
}

/** Reads the screen once charts and other late parts have come and nothing is added any more. */
async function seen(page: Page, there: Locator): Promise<SeenDocument> {
  await there.first().waitFor();
  await page.waitForFunction(
    (last) => {
      const count = document.querySelectorAll('*').length;
      if (count !== last.count) Object.assign(last, { count, since: Date.now() });
      return Date.now() - last.since > 500;
    },
    { count: 0, since: 0 },
    { polling: 100 },
  );
  return page.evaluate(readDocument);
}

/** The first page of the list of surveys. */
export async function listScreens(desk: Desk): Promise<SeenDocument[]> {
  await openDesk(desk, '/designer/list');
  return [await seen(desk.page, desk.page.getByRole('row').nth(1))];
}

/** The canvas, the outline beside it, and the first question open for editing. */
export async function editorScreens(desk: Desk, surveyId: string): Promise<SeenDocument[]> {
  await openDesk(desk, `/designer/survey/${surveyId}`);
  const { page, words } = desk;
  const questions = page.getByRole('article');
  const screens = [await seen(page, questions)];
  await page.getByRole('button', { name: words.editor.outline, exact: true }).click();
  // The search of the outline comes with a script of its own, and its filters are the only fieldset on the page by then.
  await page.locator('fieldset').waitFor();
  screens.push(await seen(page, questions));
  const code = (await questions.first().getAttribute('aria-label')) ?? '';
  await page
    .getByRole('button', { name: words.editor.select(code, '').trim() })
    .first()
    .click();
  // The properties of the question come with a script of their own.
  await page.locator('section[aria-labelledby] h3').first().waitFor();
  // A text that the rules take for formats is edited in a dialog.
  const plain = page.getByRole('textbox', { name: words.editor.questionTitle(code) });
  screens.push(await seen(page, plain.or(page.getByRole('button', { name: words.editor.richTitle(code) }))));
  return screens;
}

/** The report, with what is folded away in it. */
export async function reportScreens(desk: Desk, surveyId: string): Promise<SeenDocument[]> {
  await openDesk(desk, `/designer/data/${surveyId}`);
  return [await seen(desk.page, desk.page.getByRole('article'))];
}
