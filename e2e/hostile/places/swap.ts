import type { Page } from '@playwright/test';
import type { PutText } from '../HostileTexts.js';

const MARK = /"(q[0-9a-z]{3})"/g;
const INLINED = /<script type="application\/json" id="wence-survey">.*?<\/script>/s;

/** A body of JSON, alone or in a page, with each mark replaced by the hostile text it stands for; written as the server writes JSON. */
function swapped(body: string, texts: readonly PutText[]): string {
  const byMark = new Map(texts.map(({ mark, text }) => [mark, text]));
  return body.replaceAll(MARK, (quoted, mark: string) => {
    const text = byMark.get(mark);
    if (text === undefined) return quoted;
    return JSON.stringify(text).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  });
}

/** From now on answers of this address come with all their headers, but with a body that was changed on its way. */
async function changeBody(page: Page, address: RegExp, change: (body: string) => string): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** The page gets texts that the server would never have stored. */
export async function swapTexts(page: Page, address: RegExp, texts: readonly PutText[]): Promise<void> {
  await changeBody(page, address, (body) => swapped(body, texts));
}

/** The answering page comes with other texts in its survey; what stands around it is the server's own writing, and stays. */
export async function swapInlined(page: Page, texts: readonly PutText[]): Promise<void> {
  await changeInlined(page, (survey) => swapped(survey, texts));
}

/** The answering page comes without its survey, as it does when the store was away, and asks for it. */
export async function dropInlined(page: Page): Promise<void> {
  await changeBody(page, /\/r\/\w+$/, (body) => body.replace(INLINED, ''));
}

/** The answering page comes with its survey changed on the way. */
export async function changeInlined(page: Page, change: (survey: string) => string): Promise<void> {
  await changeBody(page, /\/r\/\w+$/, (body) => body.replace(INLINED, change));
}
