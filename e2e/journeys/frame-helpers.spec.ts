import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { frameTexts } from '../i18n/frame-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { wordsOf } from '../i18n/words.js';
import { PublishPage } from '../pages/PublishPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessible } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

type Answer = 'pass' | 'fail';

/** Holds back every request of this operation until the test says how the oldest one ends. */
async function hold(page: Page, operation: string): Promise<{ end: (answer: Answer) => Promise<void> }> {
  const waiting: ((answer: Answer) => void)[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.continue();
    const answer = await new Promise<Answer>((resolve) => waiting.push(resolve));
    return answer === 'pass' ? route.continue() : route.fulfill({ status: 500, body: '{}' });
  });
  return {
    end: async (answer) => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      waiting.shift()?.(answer);
    },
  };
}

/** A new author's list with these surveys on it. */
async function listOf(page: Page, origin: string, language: 'zh-CN' | 'en', titles: readonly string[]): Promise<SurveyListPage> {
  const author = await Author.register(origin);
  for (const title of titles) await author.createSurvey(sampleSurvey(language, { title }));
  await signIn(page, author, origin);
  const list = await SurveyListPage.open(page, wordsOf(language));
  for (const title of titles) await expect(list.row(title)).toBeVisible();
  return list;
}

test('A list without rows says so, on the list, in a search that finds nothing and in the recycle bin [S2.helper.empty-placeholder]', async ({
  page,
  server,
  language,
  words,
}) => {
  const list = await listOf(page, server.origin, language, []);
  await expect(page.getByRole('heading', { name: words.list.empty })).toBeVisible();

  await list.search('nothing has this name');
  await expect(page).toHaveURL(/keyword=/);
  await expect(page.getByRole('heading', { name: words.list.empty })).toBeVisible();
  await page.getByRole('link', { name: words.list.recycleBin }).click();
  await expect(page.getByText(words.list.emptyBin)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.list.empty })).toBeVisible();
});

test('The search takes 24 characters and no 25th [S2.helper.search-24] [S5.text.search-24]', async ({ desk, words }) => {
  await SurveyListPage.open(desk, words);
  const search = desk.getByRole('searchbox', { name: words.list.search });

  await search.pressSequentially('a'.repeat(24));
  await expect(search).toHaveValue('a'.repeat(24));
  await search.pressSequentially('b');
  await expect(search).toHaveValue('a'.repeat(24));
});

test('The overlay stays until the second of two requests has ended [S2.helper.loading-counts]', async ({ page, server, language }) => {
  const { copying } = frameTexts(language);
  const list = await listOf(page, server.origin, language, ['Tea', 'Rice']);
  const copies = await hold(page, 'copySurvey');
  const overlay = page.getByText(copying);

  await list.copyByKey('Tea');
  await expect(overlay).toBeVisible();
  await list.copyByKey('Rice');
  await copies.end('pass');
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(overlay).toBeVisible();
  await copies.end('pass');
  await expect(overlay).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(5);
});

test('When a request fails the overlay closes, and the reason is said [S2.helper.loading-closes-on-failure] [S8.loading.closes-on-failure]', async ({
  page,
  server,
  language,
}) => {
  const { copying, serviceFault } = frameTexts(language);
  const list = await listOf(page, server.origin, language, ['Tea']);
  const copies = await hold(page, 'copySurvey');

  await list.copy('Tea');
  await expect(page.getByText(copying)).toBeVisible();
  await copies.end('fail');

  await expect(page.getByText(serviceFault)).toBeVisible();
  await expect(page.getByText(copying)).toHaveCount(0);
});

test('Two equal errors in a row are said once [S8.message.dedupe]', async ({ page, server, language }) => {
  const { serviceFault } = frameTexts(language);
  const list = await listOf(page, server.origin, language, ['Tea']);
  await page.clock.install();
  const copies = await hold(page, 'copySurvey');

  await list.copyByKey('Tea');
  await list.copyByKey('Tea');
  await copies.end('fail');
  await expect(page.getByText(serviceFault)).toBeVisible();
  await copies.end('fail');
  await page.clock.runFor(1000);

  await expect(page.getByText(serviceFault)).toHaveCount(1);
});

test('An error goes away two seconds after it came [S9.toast.error-2s]', async ({ page, server, language }) => {
  const { serviceFault } = frameTexts(language);
  const list = await listOf(page, server.origin, language, ['Tea']);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('copySurvey') ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await list.copy('Tea');
  const toast = page.getByText(serviceFault);
  await expect(toast).toBeAttached();
  await page.clock.runFor(1900);
  await expect(toast).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast).toHaveCount(0);
});

test('Deleting asks in the words of the specification, and says what was done', async ({ page, server, language, words }) => {
  const { confirmDelete, deleted } = frameTexts(language);
  const list = await listOf(page, server.origin, language, ['Tea']);

  await list.choose('Tea', words.list.remove);
  await expect(page.getByRole('dialog')).toContainText(confirmDelete);
  await expectAccessible(page, 'the question before a survey is deleted');
  await page.getByRole('dialog').getByRole('button', { name: words.list.remove }).click();
  await expect(page.getByText(deleted)).toBeVisible();
});

test('A list that does not load says what is safe and loads on a second try', async ({ desk, author, language }) => {
  const { failed, retry } = frameTexts(language);
  const { title } = sampleTexts(language);
  await author.createSurvey(sampleSurvey(language));
  await desk.route('**/graphql', (route) => route.abort());
  await desk.goto('/designer/list');
  await expect(desk.getByRole('alert').filter({ hasText: failed })).toBeVisible();

  await desk.unroute('**/graphql');
  await desk.getByRole('button', { name: retry }).click();
  await expect(desk.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
});

test.describe('the link', () => {
  test('is on the clipboard, and it is said so [S8.clipboard.success]', async ({ desk, author, words, language }) => {
    const { copyLink, copied } = frameTexts(language);
    await desk.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const surveyId = await author.launched(language);
    const publish = await PublishPage.open(desk, words, surveyId);

    await publish.page.getByRole('button', { name: copyLink }).click();
    await expect(desk.getByText(copied)).toBeVisible();
    expect(await desk.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/r/${surveyId}$`));
  });

  test('that the clipboard refuses is said to be refused [S8.clipboard.failure]', async ({ desk, author, words, language }) => {
    const { copyLink, copyFailed } = frameTexts(language);
    const surveyId = await author.launched(language);
    await desk.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      document.execCommand = () => false;
    });
    const publish = await PublishPage.open(desk, words, surveyId);

    await publish.page.getByRole('button', { name: copyLink }).click();
    await expect(desk.getByText(copyFailed)).toBeVisible();
  });
});

test.describe('the language', () => {
  const titleIn = async (page: Page, language: 'zh-CN' | 'en') => {
    await page.goto('/designer/login');
    await expect(page.getByRole('heading', { name: frameTexts(language).titles.login, level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  };

  test('that was chosen goes before that of the browser [S9.language.stored-first]', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'zh-CN' });
    await context.addCookies([{ name: 'language', value: 'en', url: server.origin }]);
    await titleIn(await context.newPage(), 'en');
    await context.close();
  });

  test('is that of the browser before one has chosen [S9.language.browser]', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
    await titleIn(await context.newPage(), 'en');
    await context.close();
  });

  test('is Chinese where the browser speaks neither [S9.language.default]', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: 'fr-FR' });
    await titleIn(await context.newPage(), 'zh-CN');
    await context.close();
  });

  test('that one switches to is kept in a cookie, and a reload keeps it [S3.state.language-cookie]', async ({ page, words, language }) => {
    const other = language === 'en' ? 'zh-CN' : 'en';
    await titleIn(page, language);

    await page.getByRole('button', { name: words.otherLanguage }).click();
    await expect(page.getByRole('heading', { name: frameTexts(other).titles.login, level: 1 })).toBeVisible();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe(other);
    await page.reload();
    await expect(page.getByRole('heading', { name: frameTexts(other).titles.login, level: 1 })).toBeVisible();
  });
});
