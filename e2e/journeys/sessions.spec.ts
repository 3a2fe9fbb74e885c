import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { LoginPage } from '../pages/LoginPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author, PASSWORD } from '../support/author.js';

/** Collects the answers to renewals that any tab of this browser asks for. */
function watchRenewals(page: Page): readonly Response[] {
  const answers: Response[] = [];
  page.context().on('response', (response) => {
    if (response.url().endsWith('/v1/token/refresh')) answers.push(response);
  });
  return answers;
}

/** Changes the stored sign-in so that its token seems to expire in so many seconds. */
const endIn = (page: Page, seconds: number) =>
  page.evaluate((left) => localStorage.setItem('expired', String(Math.floor(Date.now() / 1000) + left)), seconds);

test.describe('One sign-in, several tabs, 4.7', () => {
  test('renew together once when the token is near its end', async ({ page, words, server }) => {
    const author = await Author.register(server.origin);
    await (await LoginPage.open(page, words)).login(author.mobile, PASSWORD);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => page.context().newPage()));
    await endIn(page, 30);
    const renewals = watchRenewals(page);

    await Promise.all(tabs.map((tab) => SurveyListPage.open(tab, words)));

    // One asks and the others take what it got. A tab that storage has not told yet asks as well, and gets the same pair.
    await expect.poll(() => renewals.length).toBeGreaterThan(0);
    const pairs = await Promise.all(renewals.map((answer) => answer.text()));
    expect(new Set(pairs).size).toBe(1);
    expect(pairs[0]).toContain(await page.evaluate(() => localStorage.getItem('refreshToken')));
  });

  test('all end, and say so, when a stolen refresh token shows', async ({ page, words, server }) => {
    const author = await Author.register(server.origin);
    await (await LoginPage.open(page, words)).login(author.mobile, PASSWORD);
    const other = await page.context().newPage();
    await SurveyListPage.open(other, words);
    const kept = () => page.evaluate(() => localStorage.getItem('refreshToken'));
    const stolen = await kept();
    for (let times = 0; times < 2; times += 1) {
      const before = await kept();
      await endIn(page, 30);
      await page.reload();
      await expect.poll(kept).not.toBe(before);
    }

    const thief = await fetch(`${server.origin}/v1/token/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: stolen }),
    });
    // It is said for two seconds: whoever looks after the reload may look too late.
    const said = page.getByText(words.auth.ended).waitFor();
    await page.reload();

    expect(thief.status).toBe(401);
    await said;
    await expect(page).toHaveURL(/\/designer\/login/);
    await expect(other).toHaveURL(/\/designer\/login/);
  });

  for (const skew of [-10, 10]) {
    test(`goes on on a device whose clock is ${skew} minutes off`, async ({ page, words, server }) => {
      const author = await Author.register(server.origin);
      await page.clock.install({ time: Date.now() + skew * 60_000 });
      await (await LoginPage.open(page, words)).login(author.mobile, PASSWORD);
      const renewals = watchRenewals(page);

      await page.reload();
      await SurveyListPage.shown(page, words);
      await page.waitForLoadState('networkidle');
      expect(renewals.length).toBe(0);

      // A minute before its end by the server's clock: by this device's own it would be eleven minutes away, or long over.
      await page.evaluate((end) => localStorage.setItem('expired', String(end)), Math.floor(Date.now() / 1000) + 60);
      await page.reload();
      await expect.poll(() => renewals.length).toBe(1);
      await SurveyListPage.shown(page, words);
    });
  }
});
