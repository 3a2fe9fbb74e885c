import { type Browser, expect, type Page } from '@playwright/test';
import type { sharingTexts } from '../i18n/sharing-texts.js';
import { watchPage } from './page-watch.js';

type Texts = ReturnType<typeof sharingTexts>;

/** Opens the links of the report that is shown. */
export async function openLinks(desk: Page, texts: Texts) {
  await desk.getByRole('button', { name: texts.share, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: texts.dialog });
  await expect(dialog.getByRole('button', { name: texts.create })).toBeVisible();
  return dialog;
}

/** Shares the report that is shown with two clicks, and returns the link. */
export async function shareWithTwoClicks(desk: Page, texts: Texts): Promise<string> {
  const dialog = await openLinks(desk, texts);
  await dialog.getByRole('button', { name: texts.create }).click();
  return dialog.getByRole('textbox', { name: texts.link }).inputValue();
}

/** A browser that nobody has signed in to. */
export async function visitor(browser: Browser, locale: string) {
  const context = await browser.newContext({ locale, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const violations = await watchPage(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (operation) asked.push(operation);
  });
  return { page, asked, violations, close: () => context.close() };
}
