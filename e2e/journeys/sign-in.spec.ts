import { expect, test } from '../fixtures.js';
import { wordsOf } from '../i18n/words.js';
import { LoginPage } from '../pages/LoginPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author, PASSWORD } from '../support/author.js';

test('A wrong password is refused in words, the right one opens the list', async ({ page, words, author }) => {
  const login = await LoginPage.open(page, words);

  await login.tryPassword(author.mobile, 'not-it');
  await expect(page.getByText(words.auth.wrong)).toBeVisible();

  await login.login(author.mobile, PASSWORD);
});

test('A code signs in as well', async ({ page, words, server }) => {
  const author = await Author.register(server.origin);

  await (await LoginPage.open(page, words)).loginWithCode(author.mobile);
});

test('A password signs in on a plain-http address, whose pages have no WebCrypto', async ({ page, words, author, server }) => {
  const intranet = 'http://survey.intranet.example';
  await page.route(`${intranet}/**`, async (route) => {
    const url = route.request().url().replace(intranet, server.origin);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(`${intranet}/designer/login`);
  expect(await page.evaluate(() => crypto.subtle === undefined)).toBe(true);

  await new LoginPage(page, words).login(author.mobile, PASSWORD);
  // The list may still be fetching: an answer that arrives after the page is closed cannot be passed on.
  await page.unrouteAll({ behavior: 'wait' });
});

test('After signing out nothing is shown before one signs in again, and then one is where one wanted to go', async ({
  page,
  words,
  author,
}) => {
  const list = await (await LoginPage.open(page, words)).login(author.mobile, PASSWORD);

  await list.signOut();
  await page.goto('/designer/recycle');
  await expect(page).toHaveURL(/\/designer\/login\?redirect=/);
  await new LoginPage(page, words).tryPassword(author.mobile, PASSWORD);

  await expect(page).toHaveURL(/\/designer\/recycle$/);
});

test('The other language is one click away and stays', async ({ desk, words, language }) => {
  const other = wordsOf(language === 'en' ? 'zh-CN' : 'en');
  await SurveyListPage.open(desk, words);

  await desk.getByRole('button', { name: words.otherLanguage }).click();
  await SurveyListPage.shown(desk, other);

  await desk.reload();
  await SurveyListPage.shown(desk, other);
});
