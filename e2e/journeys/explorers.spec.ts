import { expect, test } from '../fixtures.js';
import { explorerTexts } from '../i18n/explorer-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { ExplorerPage } from '../pages/ExplorerPage.js';
import { LoginPage } from '../pages/LoginPage.js';
import { Author, PASSWORD } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { signIn } from '../support/sign-in.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
/** Two parts of GraphiQL that cannot be mended from outside: its editors have fields without a name, and its tabs hold a button to close them. */
const NOT_OURS = ['.CodeMirror', '.graphiql-tabs'];

test('The address of the graph leads through the sign-in to the explorer, which asks, listens and takes a key', async ({
  page,
  server,
  words,
  language,
}) => {
  const texts = explorerTexts(language);
  const author = await Author.register(server.origin);
  const surveyId = await author.launched(language);
  await page.goto('/graphql');
  await page.waitForURL('**/designer/login?redirect=%2Fgraphql');
  await new LoginPage(page, words).tryPassword(author.mobile, PASSWORD);
  await page.waitForURL('**/graphql');
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expect(page.getByText(texts.signedIn)).toBeVisible();
  await expect(page.getByText(texts.firstTab)).toBeVisible();
  const explorer = new ExplorerPage(page);

  await explorer.run();
  await expect(explorer.result).toContainText(sampleTexts(language).title);
  await expect(explorer.result).toContainText(surveyId);
  await expectAccessibleAt(page, WIDTHS, 'the explorer', NOT_OURS);

  await explorer.turnTo('LiveCount');
  await explorer.fill('Variables', JSON.stringify({ id: surveyId }));
  await explorer.run();
  await expect(explorer.result).toContainText('"count": 0');
  await author.submit(surveyId, language);
  await expect(explorer.result).toContainText('"count": 1');
  await explorer.run();

  await explorer.turnTo('MySurveys');
  await explorer.fill('Headers', JSON.stringify({ Authorization: 'Bearer wk_nobody' }));
  await explorer.run();
  await expect(explorer.result).toContainText('"A0401"');
  await expect(page.getByText(texts.signedIn)).toBeVisible();
});

test('The explorer describes the graph, speaks both languages around it, and keeps what was written when the session ends', async ({
  page,
  server,
  author,
  language,
}) => {
  const texts = explorerTexts(language);
  await author.stayFresh();
  await signIn(page, author, server.origin);
  await page.goto('/graphql');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Subscription' })).toBeVisible();
  await page.getByRole('button', { name: texts.other }).click();
  await expect(page.getByRole('heading', { name: texts.otherTitle })).toBeVisible();
  await page.getByRole('button', { name: explorerTexts(language === 'en' ? 'zh-CN' : 'en').other }).click();

  await page.evaluate(() => {
    localStorage.removeItem('token');
    // The browser tells this to all other tabs.
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  });
  await expect(page.getByRole('alert')).toContainText(texts.signedOut);
  await expect(page.getByText('MySurveys').first()).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'the explorer after the session', NOT_OURS);
});

test('The page for developers leads to both explorers', async ({ desk: page, language }) => {
  const texts = explorerTexts(language);
  await page.goto('/designer/developers');
  const [graph] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: texts.graph }).click()]);
  await expect(graph.getByRole('heading', { name: texts.title })).toBeVisible();
  await graph.waitForLoadState('networkidle');
  await graph.close();

  const [reference] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: texts.reference }).click()]);
  // Of so many routes it draws those that are in sight.
  await expect(reference.locator('.opblock', { hasText: '/v1/sms/code' }).first()).toBeVisible({ timeout: 30_000 });
  await reference.waitForLoadState('networkidle');
  await reference.close();

  const files = await page.getByRole('link').and(page.locator('[download]')).all();
  for (const link of files) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect([answer.status(), (await answer.text()).length > 1000], answer.url()).toEqual([200, true]);
  }
  expect(files.length).toBeGreaterThanOrEqual(4);
});
