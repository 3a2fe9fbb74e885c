import type { Page } from '@playwright/test';
import type { Author } from './author.js';

/** Stores what the designer keeps after a sign-in, without going through the form. */
export async function signIn(page: Page, { tokens }: Author, origin: string): Promise<void> {
  await page.context().addCookies([{ name: 'login', value: '1', url: origin }]);
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    { token: tokens.token, refreshToken: tokens.refreshToken, expired: String(tokens.expired) },
  );
}
