import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { Language } from '../i18n/words.js';
import { Author } from '../support/author.js';
import { gallery, surveyOf } from '../support/gallery/gallery.js';
import type { GalleryItem } from '../support/gallery/gallery-item.js';
import { REPOSITORY } from '../support/repository.js';
import { type RunningServer, startServer } from '../support/start-server.js';
import { give } from '../support/thumb/give.js';
import { handIn } from '../support/thumb/media.js';
import { type Cell, sheetOf } from './sheet.js';

const FOLDER = join(REPOSITORY, 'e2e/out/sheets/answering');
const WIDTHS = [390, 1440] as const;
const LANGUAGES: readonly Language[] = ['zh-CN', 'en'];
/** Room for a number of two digits and the mark, in CSS pixels. */
const MARGIN = 48;
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="220"><rect width="400" height="220" fill="#dfe7ec"/>
  <circle cx="120" cy="110" r="60" fill="#8fb8a8"/><rect x="230" y="70" width="110" height="80" rx="12" fill="#c9a66b"/></svg>`;

test.describe('Contact sheets of the answering page', () => {
  let server: RunningServer;
  let author: Author;
  test.beforeAll(async () => {
    server = await startServer();
    author = await Author.register(server.origin);
  });
  test.afterAll(() => server.stop());

  for (const language of LANGUAGES) {
    for (const width of WIDTHS) {
      test(`every type, ${language}, ${width} px`, async ({ browser }) => {
        const items = gallery(language);
        const filled = await pictures(await openPage(browser, width, language, items), items, fill);
        const wrong = await pictures(await openPage(browser, width, language, items.map(required)), items, submitEmpty);
        const cells = items.map(({ key }, place): Cell => ({ name: key, pictures: [filled[place], wrong[place]] }));
        const sheet = await browser.newPage({ viewport: { width: 1600, height: 1200 } });
        await sheet.setContent(sheetOf(`${language}, ${width} px`, width, cells));
        mkdirSync(FOLDER, { recursive: true });
        await sheet.screenshot({ path: join(FOLDER, `${language}-${width}.jpg`), fullPage: true, type: 'jpeg', quality: 72 });
        await sheet.close();
      });
    }
  }

  async function openPage(browser: Browser, width: number, language: Language, items: readonly GalleryItem[]): Promise<Page> {
    const page = await browser.newPage({
      baseURL: server.origin,
      locale: language,
      viewport: { width, height: 900 },
      hasTouch: true,
      isMobile: width < 600,
    });
    await page.route('**/assets/gallery.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
    const surveyId = await author.createSurvey(surveyOf(language, items));
    await author.launch(surveyId);
    await page.goto(`/r/${surveyId}`);
    await expect(page.locator('[data-question]')).toHaveCount(items.length);
    return page;
  }
});

type Prepare = (page: Page, items: readonly GalleryItem[]) => Promise<void>;

async function pictures(page: Page, items: readonly GalleryItem[], prepare: Prepare): Promise<Buffer[]> {
  await prepare(page, items);
  await page.evaluate(() => document.fonts.ready);
  const taken: Buffer[] = [];
  for (const { node } of items) taken.push(await pictureOf(page, page.locator(`[data-question="${node.id}"]`)));
  await page.close();
  return taken;
}

/** With what stands left of it: on a wide screen the number and the mark of a required question hang in the margin. */
async function pictureOf(page: Page, question: Locator): Promise<Buffer> {
  const { x, y, width, height } = await question.evaluate((element) => {
    // The top of the element must be within the window: sticky elements would otherwise cover it.
    element.scrollIntoView({ block: 'center' });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
    const box = element.getBoundingClientRect();
    return { x: box.x + scrollX, y: box.y + scrollY, width: box.width, height: box.height };
  });
  const left = Math.min(x, MARGIN);
  return page.screenshot({ animations: 'disabled', fullPage: true, clip: { x: x - left, y, width: width + left, height } });
}

async function fill(page: Page, items: readonly GalleryItem[]): Promise<void> {
  for (const { node, key, answer } of items) {
    const question = page.locator(`[data-question="${node.id}"]`);
    if (node.type === 36 || node.type === 41) await handIn(question, node);
    else if (answer && key !== 'verificationCode') await give(question, node, answer);
  }
}

async function submitEmpty(page: Page): Promise<void> {
  await page.locator('button').last().tap();
  await expect(page.locator('[data-wrong]').first()).toBeVisible();
}

function required(item: GalleryItem): GalleryItem {
  return item.key === 'statement' ? item : { ...item, node: { ...item.node, required: true } };
}
