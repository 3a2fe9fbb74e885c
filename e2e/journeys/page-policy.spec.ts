import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { watchPolicy } from '../support/policy-watch.js';
import { sampleSurvey } from '../support/sample-survey.js';

/** The fixtures watch every page of every journey. Here is what no journey comes to, and the proof that watching sees something. */
test.describe('Pages keep to their own policy, S33', () => {
  test('an inline style, an inline script and a foreign script are refused, and seen to be', async ({ browser, server }) => {
    const page = await browser.newPage();
    const violations = await watchPolicy(page);
    await page.goto(`${server.origin}/designer/login`);
    await page.getByRole('button').first().waitFor();
    expect(violations).toEqual([]);

    await page.evaluate(() => {
      const place = document.createElement('div');
      place.innerHTML = '<style>body { color: red }</style><p style="color: red">red</p><img src="x" onerror="document.title = \'in\'">';
      document.body.append(place);
      const inline = document.createElement('script');
      inline.textContent = "document.title = 'in'";
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/x.js';
      document.body.append(inline, foreign);
    });

    await expect.poll(() => violations.filter((text) => text.includes('policy violation')).length).toBeGreaterThanOrEqual(5);
    await expect(page.getByText('red', { exact: true })).not.toHaveCSS('color', 'rgb(255, 0, 0)');
    await expect(page).not.toHaveTitle('in');
    await page.close();
  });

  test('the description of the API shows every route', async ({ page }) => {
    await page.goto('/v1/docs');

    // More than a hundred routes are drawn at once, which a busy machine takes its time for.
    await expect(page.getByText('/v1/password-key')).toBeVisible({ timeout: 30_000 });
    await page.getByText('/v1/password-key').click();
    await expect(page.getByText('RSA 2048, SPKI in PEM.')).toBeVisible({ timeout: 30_000 });
  });

  test('the mailbox has its look, and finds what arrives by itself', async ({ page, server }) => {
    await page.goto('/dev/mailbox');
    await expect(page.locator('main')).toHaveCSS('max-width', '640px');

    await fetch(`${server.origin}/v1/sms/code`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile: '15811112222', scene: 'login' }),
    });

    await expect(page.getByText('15811112222').first()).toBeVisible();
  });

  test('dialogs keep the page behind them still, with the styles the kit writes for that', async ({ desk, author, words, language }) => {
    await desk.setViewportSize({ width: 1440, height: 400 });
    await author.createSurvey(sampleSurvey(language));
    const list = await SurveyListPage.open(desk, words);
    const { title } = sampleTexts(language);

    await list
      .row(title)
      .first()
      .getByRole('button', { name: words.list.menuOf(title), exact: true })
      .click();
    await desk.getByRole('menuitem', { name: words.list.remove, exact: true }).click();

    await expect(desk.getByRole('dialog')).toBeVisible();
    await expect(desk.locator('body')).toHaveCSS('overflow-y', 'hidden');
  });

  test('pages for what does not exist, and narrow screens, do without inline styles too', async ({ desk, author, words, language }) => {
    for (const path of ['/designer/404', '/designer/nothing', '/designer/recycle', '/r/nosuchsurv']) {
      await desk.goto(path);
      await desk.getByRole('heading').first().waitFor();
    }
    await desk.setViewportSize({ width: 390, height: 844 });
    await EditorPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
  });
});
