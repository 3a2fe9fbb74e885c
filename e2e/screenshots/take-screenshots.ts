import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { sampleTexts } from '../i18n/sample-texts.js';
import { wordsOf } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import { LoginPage } from '../pages/LoginPage.js';
import { ReportPage } from '../pages/ReportPage.js';
import { Author } from '../support/author.js';
import { REPOSITORY } from '../support/repository.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';
import { type RunningServer, startServer } from '../support/start-server.js';

const picture = (name: string) => ({ path: join(REPOSITORY, 'docs/screenshots', `${name}.png`), animations: 'disabled' as const });
const words = wordsOf('en');

/** The demo's account and survey, as the greeting on the terminal tells them. */
async function demoOf(server: RunningServer) {
  const told = (pattern: RegExp) => pattern.exec(server.output())?.slice(1) ?? [];
  await expect.poll(() => told(/Demo sign-in\s+(\d+)\s+(\S+)/), { timeout: 60_000 }).toHaveLength(2);
  const [mobile = '', password = ''] = told(/Demo sign-in\s+(\d+)\s+(\S+)/);
  const [surveyId = ''] = told(/\/r\/(\w+)/);
  return { mobile, password, surveyId };
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

test.describe('Pictures of the demo survey', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    server = await startServer({ WENCE_DEMO: 'on' });
  });
  test.afterAll(() => server.stop());

  const desk = (browser: Browser) => browser.newPage({ baseURL: server.origin, locale: 'en-US', viewport: { width: 1280, height: 800 } });

  test('report', async ({ browser }) => {
    const page = await desk(browser);
    const { mobile, password, surveyId } = await demoOf(server);
    await (await LoginPage.open(page, words)).login(mobile, password);

    await ReportPage.open(page, words, surveyId);
    await settle(page);
    await page.screenshot(picture('report'));
  });

  test('editor', async ({ browser }) => {
    const page = await desk(browser);
    const author = await Author.register(server.origin);
    const surveyId = await author.createSurvey(sampleSurvey('en', { welcome: sampleTexts('en').welcome }));
    await signIn(page, author, server.origin);

    const editor = await EditorPage.open(page, words, surveyId);
    await editor.select('Q2', sampleTexts('en').genre);
    await settle(page);
    await page.screenshot(picture('editor'));
  });

  test('answering page', async ({ browser }) => {
    const viewport = { width: 390, height: 780 };
    const page = await browser.newPage({ baseURL: server.origin, viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
    const { surveyId } = await demoOf(server);

    await page.goto(`/r/${surveyId}`);
    await page.getByRole('button').first().click();
    await page.getByRole('radio').first().check();
    await settle(page);
    await page.screenshot(picture('answering'));
  });
});
