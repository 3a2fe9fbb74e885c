import { LIMITS, type SurveyDefinition, type SurveyNode } from '@wence/schema';
import type { Page } from '@playwright/test';
import type { Put } from '../HostileTexts.js';
import { readDocument, type SeenDocument } from '../watch/read-document.js';
import { Ids } from './Ids.js';

const ROOM = { max: LIMITS.buttonText };

/** A survey of so many pages whose buttons have texts of their own. The break that ends a page says what its buttons are called. */
export function pagesWithButtons(put: Put, pages: number): SurveyDefinition {
  const ids = new Ids();
  const node = (more: Omit<SurveyNode, 'id' | 'code'>): SurveyNode => {
    const id = ids.next();
    return { id, code: `Q${id}`, ...more };
  };
  const nodes = Array.from({ length: pages }, () => [
    node({ type: 3, title: 'What else?' }),
    node({ type: 0, title: 'Page', setting: { prev_text: put('page: way back', ROOM), next_text: put('page: way on', ROOM) } }),
  ]).flat();
  const title = put('survey: title', { max: LIMITS.title });
  return { format: 1, lastId: ids.last, title, language: 'en', perPage: true, settings: { paging: 'page' }, nodes };
}

/** Goes through all pages with the button that leads on, whatever it is called: it is the last one. */
export async function throughPages(page: Page, surveyId: string, pages: number): Promise<SeenDocument[]> {
  await page.goto(`/r/${surveyId}`);
  const screens: SeenDocument[] = [];
  for (let place = 1; place <= pages; place += 1) {
    await page
      .getByText(new RegExp(`\\b${place}\\b.*\\b${pages}\\b`))
      .first()
      .waitFor();
    screens.push(await page.evaluate(readDocument));
    if (place < pages) await page.locator('main button').last().click();
  }
  return screens;
}
