import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { SYSTEM_THEMES, type SurveyTheme } from '@wence/schema';
import { definition } from '../../schema/fixtures/survey30/survey30.mjs';
import { Author } from '../support/author.js';
import { REPOSITORY } from '../support/repository.js';
import { type RunningServer, startServer } from '../support/start-server.js';
import { type Cell, sheetOf } from './sheet.js';

const FOLDER = join(REPOSITORY, 'e2e/out/sheets/themes');
const WIDTHS = [390, 1440] as const;
/** A sheet of all themes at once would be too small to be looked at. */
const AT_ONCE = 4;
const HEIGHT = 900;
/** The question at which the page is photographed a second time, after it was sent with answers missing. */
const FURTHER = 10;

test.describe('Contact sheets of the themes that come with the product, with survey30', () => {
  let server: RunningServer;
  let author: Author;
  test.beforeAll(async () => {
    server = await startServer();
    author = await Author.register(server.origin);
  });
  test.afterAll(() => server.stop());

  for (const width of WIDTHS) {
    for (let from = 0; from < SYSTEM_THEMES.length; from += AT_ONCE) {
      const themes = SYSTEM_THEMES.slice(from, from + AT_ONCE);
      test(`${themes.map(({ id }) => id).join(', ')}, ${width} px`, async ({ browser }) => {
        const cells: Cell[] = [];
        for (const { id, style } of themes) cells.push({ name: id, pictures: await photographs(browser, width, style) });
        const sheet = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
        await sheet.setContent(sheetOf(`${width} px`, width, cells));
        mkdirSync(FOLDER, { recursive: true });
        const path = join(FOLDER, `${width}-${from / AT_ONCE + 1}.jpg`);
        await sheet.screenshot({ path, fullPage: true, type: 'jpeg', quality: 72 });
        await sheet.close();
      });
    }
  }

  async function photographs(browser: Browser, width: number, theme: SurveyTheme): Promise<Buffer[]> {
    const page = await browser.newPage({
      baseURL: server.origin,
      locale: 'zh-CN',
      viewport: { width, height: HEIGHT },
      hasTouch: true,
      isMobile: width < 600,
    });
    const surveyId = await author.createSurvey({
      ...definition,
      theme,
      nodes: definition.nodes.map((node) => ({ ...node, required: true })),
    });
    await author.launch(surveyId);
    await page.goto(`/r/${surveyId}`);
    const question = page.locator('[data-question]');
    await expect(question).toHaveCount(definition.nodes.length);
    await page.locator('input[type="radio"]').first().check();
    const first = await picture(page);
    await page.locator('button').last().tap();
    await expect(page.locator('[data-wrong]').first()).toBeVisible();
    await question.nth(FURTHER).evaluate((element) => element.scrollIntoView());
    const pictures = [first, await picture(page)];
    await page.close();
    return pictures;
  }
});

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ animations: 'disabled' });
}
