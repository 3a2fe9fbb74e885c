import type { SurveyOption } from '@wence/schema';
import { expect } from '../fixtures.js';
import { cascadeTexts } from '../i18n/cascade-texts.js';
import { expectAccessible } from '../support/axe.js';
import { test } from './designing.js';
import { levelsFile, manyRows } from '../support/spreadsheet.js';

const ASIA = { type: 10, options: [{ title: 'Asia' }] } as const;
const UPLOAD = '**/v1/nodes/option/cascade/upload*';

const outline = (options: readonly SurveyOption[] = []): string =>
  options.map(({ title, nodes = [] }) => (nodes.length === 0 ? title : `${title}(${outline(nodes)})`)).join(' ');

const xlsx = (buffer: Buffer, name = 'levels.xlsx') => ({ name, mimeType: 'application/octet-stream', buffer });

test('2,000 rows come out of an xlsx in one step, are seen on the canvas, answered on a phone, and taken back [S2.dialog.cascade-import] [S4.cascade-upload.progress] [S4.cascade-upload.success-countdown-3] [S4.cascade-upload.success-closes]', async ({
  designing,
  page,
  words,
  language,
  author,
  phone,
}) => {
  test.setTimeout(180_000);
  const texts = cascadeTexts(language);
  const { editor, stored } = await designing(ASIA);
  await page.getByRole('button', { name: texts.import }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: texts.template })).toBeVisible();
  await expectAccessible(page, 'the import of levels');
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(UPLOAD, async (route) => {
    await mayAnswer;
    await route.continue();
  });

  await page.clock.install();
  await dialog.locator('input[type=file]').setInputFiles(xlsx(levelsFile(manyRows)));
  const progress = dialog.getByRole('progressbar', { name: texts.progress });
  await expect(progress).toBeVisible();
  await page.clock.runFor(1_000);
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await page.clock.runFor(60_000);
  await expect(progress).toHaveAttribute('aria-valuenow', '99');
  await page.clock.pauseAt(Date.now() + 120_000);
  answer();
  await expect(dialog.getByText(texts.imported('2,420'))).toBeVisible();
  for (const seconds of [3, 2, 1]) {
    await expect(dialog.getByText(texts.closing(seconds))).toBeVisible();
    await page.clock.runFor(1_000);
  }
  await expect(dialog).toBeHidden();
  await page.clock.resume();

  const question = editor.question('Q1');
  await question.getByRole('button', { name: texts.fold }).click();
  await expect(question.getByRole('button', { name: /^City 140/ })).toBeVisible();
  await expectAccessible(page, 'a cascade of 2,420 options on the canvas');
  const node = await stored();
  expect(node.options).toHaveLength(20);
  expect(node.setting).toMatchObject({ level: 3 });
  await editor.undo();
  expect(outline((await stored()).options)).toBe('Asia');
  await page.getByRole('button', { name: texts.redo }).first().click();
  expect((await stored()).options).toHaveLength(20);

  const surveyId = /survey\/(\w+)/.exec(page.url())?.[1] ?? '';
  await author.launch(surveyId);
  await phone.goto(`/r/${surveyId}`);
  for (const title of ['Province 7', 'City 140', 'District 703']) {
    const level = phone.getByRole('combobox').nth(['Province 7', 'City 140', 'District 703'].indexOf(title));
    await level.selectOption({ label: title });
  }
  await phone.getByRole('button', { name: words.answering.submit }).click();
  await expect.poll(() => author.responseCount(surveyId)).toBe(1);
  const { path } = Object.values(await author.newestAnswers(surveyId))[0] as { path: number[] };
  expect(path).toHaveLength(3);
});
