import { expect, type Page } from '@playwright/test';
import type { Words } from '../../i18n/words.js';
import { readDocument, type SeenDocument } from '../watch/read-document.js';

const AFTER_PRESS_MS = 500;

/** Chooses the last of everything that is offered, so that the inputs, tags and comments appear that come with a choice. Runs in the page. */
function chooseLast(): void {
  for (const question of document.querySelectorAll('[data-question]')) {
    const marks = [...question.querySelectorAll<HTMLInputElement>('input[type=radio], input[type=checkbox]')];
    for (const mark of new Map(marks.map((each) => [each.name, each])).values()) mark.click();
  }
}

/** Goes through a survey on one page, and gives what stood on each screen: the welcome, the questions, the last of each chosen, the errors. */
export async function answeringScreens(page: Page, words: Words, surveyId: string): Promise<SeenDocument[]> {
  await page.goto(`/r/${surveyId}`);
  const start = page.getByRole('button', { name: words.answering.start, exact: true });
  await start.waitFor();
  const screens = [await page.evaluate(readDocument)];

  await start.click();
  await page.locator('[data-question]').first().waitFor();
  screens.push(await page.evaluate(readDocument));

  await page.evaluate(chooseLast);
  // The page validates a question a moment after the key press that left it.
  await page.waitForTimeout(AFTER_PRESS_MS);
  screens.push(await page.evaluate(readDocument));

  await page.getByRole('button', { name: words.answering.submit, exact: true }).click();
  await expect(page.locator('#error-summary')).toBeVisible();
  screens.push(await page.evaluate(readDocument));
  return screens;
}
