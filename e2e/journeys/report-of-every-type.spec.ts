import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import type { ItemKey } from '../i18n/gallery/gallery-texts.js';
import { ReportPage } from '../pages/ReportPage.js';
import { expectAccessible } from '../support/axe.js';
import { gallery, surveyOf } from '../support/gallery/gallery.js';
import { answerGallery } from '../support/gallery/gallery-responses.js';
import { readDocument } from '../support/read-document.js';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#e4e8ed"/></svg>';

/** Words of the gallery and figures that the card of each type shows for two responses. */
const SAYS: Partial<Record<ItemKey, readonly (string | RegExp)[]>> = {
  single: ['50.0%', '<b>mate</b>'],
  multiple: ['100.0%'],
  dropdown: ['100.0%'],
  imageSingle: ['100.0%'],
  imageMultiple: ['100.0%'],
  multipleInput: ['n = 2'],
  date: ['2025-12-24', '2026-03-31', '2026-03', '50.0%'],
  time: ['18:05', '18:00', '100.0%'],
  rate: ['2.5', '50.0%'],
  evaluate: ['100.0%'],
  slider: ['7', '100.0%'],
  rank: ['1.5', '3.5', '50.0%'],
  proportion: ['75', '15', '10', '75.0%', '15.0%', '10.0%'],
  words: ['100.0%'],
  matrixSingle: ['100.0%', '0.0%'],
  matrixMultiple: ['100.0%'],
  matrixFill: ['40', 'n = 2'],
  matrixRate: ['5', '3', '100.0%'],
  table: ['n = 2', /2/],
  growingTable: ['n = 2', /1/],
  pictureDrag: ['100.0%'],
  cascade: ['100.0%'],
  // Names of divisions are Chinese in either language.
  city: [/\p{Script=Han}{2,} \p{Script=Han}{2,}/u, '100.0%'],
  position: ['30.25000', '120.15000'],
  upload: ['photo.png'],
  plot: ['100.0%', '2'],
  heatMap: ['2'],
  signature: ['photo.png'],
  onlineSignature: ['photo.png'],
};

async function opened(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test('The report shows what was answered to a question of every type [S2.route.data-overall]', async ({
  desk,
  author,
  server,
  words,
  language,
}) => {
  test.slow();
  await desk.route('**/assets/gallery.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  const items = gallery(language);
  const surveyId = await author.createSurvey(surveyOf(language, items));
  await author.launch(surveyId);
  const report = await ReportPage.open(desk, words, surveyId);
  await report.expectTotal(0);

  await answerGallery(server.origin, surveyId, items);

  // The same page as before, never reloaded.
  await report.expectTotal(2);
  await opened(desk);
  const rank = items.find(({ key }) => key === 'rank')?.node.title ?? '';
  await report.switchKind(rank, words.report.heat);
  for (const { key, node, answer } of items) {
    if (key === 'statement') continue;
    const card = report.question(`${node.code} ${node.title}`);
    await expect(card, key).toContainText(`n = ${key === 'verificationCode' ? 0 : 2}`);
    if (key === 'verificationCode') continue;
    for (const said of SAYS[key] ?? []) await expect(card, key).toContainText(said);
    if (answer && 'text' in answer && answer.text) await expect(card, key).toContainText(answer.text);
    if (answer && 'detail' in answer && answer.detail) await expect(card, key).toContainText(answer.detail);
    for (const { title } of node.options ?? []) await expect(card, key).toContainText(title);
    for (const { title } of node.type === 7 ? [] : (node.children ?? [])) await expect(card, key).toContainText(title);
  }

  const image = await report.saveImage(rank);
  expect(image.suggestedFilename()).toContain('.png');
  expect((await readFile(await image.path())).subarray(1, 4).toString()).toBe('PNG');
  const saved = await report.saveDocument();
  expect(saved.suggestedFilename()).toContain('.docx');
  const { text, pictures } = readDocument(await readFile(await saved.path()));
  for (const { key, node } of items) if (key !== 'statement') expect(text, key).toContain(`${node.code} ${node.title}`);
  expect(text).toContain('photo.png');
  expect(pictures.length).toBeGreaterThan(10);
  for (const picture of pictures) expect(picture.subarray(1, 4).toString()).toBe('PNG');
  await report.jumpTo(rank);

  for (const width of [1440, 390]) {
    await desk.setViewportSize({ width, height: 900 });
    expect(await desk.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(desk, `report of every type at ${width} px`);
  }
});

test('The author saves a file that a respondent handed in', async ({ desk, author, server, words, language }) => {
  const items = gallery(language).filter(({ key }) => key === 'upload');
  const surveyId = await author.createSurvey(surveyOf(language, items));
  await author.launch(surveyId);
  await answerGallery(server.origin, surveyId, items);
  const report = await ReportPage.open(desk, words, surveyId);
  const saving = desk.waitForEvent('download');
  const viewer = desk.getByRole('dialog', { name: 'photo.png' });
  const save = viewer.getByRole('button', { name: words.report.download, exact: true });

  await report
    .question(items[0]?.node.title ?? '')
    .getByRole('button', { name: 'photo.png' })
    .first()
    .click();
  await save.click();

  const download = await saving;
  expect(download.suggestedFilename()).toBe('photo.png');
  expect((await readFile(await download.path())).subarray(1, 4).toString()).toBe('PNG');

  // Deleted meanwhile, in another window.
  await author.remove(surveyId);
  await save.click();
  await expect(desk.getByText(words.report.fileGone)).toBeVisible();
});
