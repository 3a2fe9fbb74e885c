import type { Page } from '@playwright/test';
import type { SurveyOption } from '@wence/schema';
import { expect } from '../fixtures.js';
import { cascadeTexts } from '../i18n/cascade-texts.js';
import { expectAccessible } from '../support/axe.js';
import { test } from '../support/designing.js';
import { levelsFile, manyRows } from '../support/spreadsheet.js';

const ASIA = { type: 10, options: [{ title: 'Asia' }] } as const;
const UPLOAD = '**/v1/nodes/option/cascade/upload*';

const outline = (options: readonly SurveyOption[] = []): string =>
  options.map(({ title, nodes = [] }) => (nodes.length === 0 ? title : `${title}(${outline(nodes)})`)).join(' ');

const xlsx = (buffer: Buffer, name = 'levels.xlsx') => ({ name, mimeType: 'application/octet-stream', buffer });

/** Drops files onto the dialog, as the mouse does. */
async function drop(page: Page, files: readonly { name: string; text: string }[]): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.getByRole('dialog').locator('input[type=file]').locator('..').dispatchEvent('drop', { dataTransfer: data });
}

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

test('What is no spreadsheet is not sent; the dialog says so in the words of the rule, stays, and takes another file [S5.cascade-import.other-format] [S8.cascade-import.format-error] [S4.cascade-upload.failure-error] [S4.cascade-upload.failure-again]', async ({
  designing,
  page,
  language,
}) => {
  const texts = cascadeTexts(language);
  const { stored } = await designing(ASIA);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cascade/upload')) calls += 1;
  });
  await page.getByRole('button', { name: texts.import }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');

  await input.setInputFiles(xlsx(Buffer.from('%PDF-1.7 levels'), 'levels.pdf'));
  await expect(dialog.getByRole('alert')).toHaveText(texts.formatError);
  await expectAccessible(page, 'an import that failed');
  expect(calls).toBe(0);
  await dialog.getByRole('button', { name: texts.again }).click();
  await input.setInputFiles(xlsx(levelsFile([['a', 'b', 'c', 'd']])));
  await expect(dialog.getByRole('alert')).toContainText(texts.formatError);
  await expect(dialog.getByRole('alert')).toContainText('2');
  await dialog.getByRole('button', { name: texts.again }).click();
  await input.setInputFiles(
    xlsx(
      levelsFile(
        [
          ['Hebei', 'Baoding'],
          ['', 'Handan'],
        ],
        'biff8',
      ),
      'levels.xls',
    ),
  );
  await expect(dialog).toBeHidden({ timeout: 10_000 });

  expect(calls).toBe(2);
  expect(outline((await stored()).options)).toBe('Hebei(Baoding Handan)');
});

test('Two files dropped at once are not sent; one is [S5.cascade-import.one-file]', async ({ designing, page, language }) => {
  const texts = cascadeTexts(language);
  await designing(ASIA);
  let calls = 0;
  await page.route(UPLOAD, (route) => {
    calls += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: texts.import }).click();

  await drop(page, [
    { name: 'one.xlsx', text: 'PK\u0003\u0004' },
    { name: 'two.xlsx', text: 'PK\u0003\u0004' },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: texts.onlyOne })).toBeVisible();
  expect(calls).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: texts.again }).click();
  await drop(page, [{ name: 'one.xlsx', text: 'PK\u0003\u0004' }]);

  await expect.poll(() => calls).toBe(1);
});

test('Levels, their hints and their options are set beside each other, however many there are [S2.dialog.cascade-settings]', async ({
  designing,
  page,
  words,
  language,
}) => {
  const texts = cascadeTexts(language);
  const nodes = [{ title: 'China', nodes: [{ title: 'Hebei' }, { title: 'Hunan' }] }, { title: 'Japan' }];
  const { editor, stored } = await designing({ type: 10, options: [{ title: 'Asia', nodes }, { title: 'Europe' }] });

  await page.getByRole('button', { name: texts.settings, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: texts.hint(1) }).fill('Continent');
  await dialog.getByRole('button', { name: texts.showBelow('Asia') }).click();
  await dialog.getByRole('button', { name: texts.showBelow('China') }).click();
  await dialog.getByRole('textbox', { name: texts.option('Hunan') }).fill('Hubei');
  await expectAccessible(page, 'the levels of a cascade');
  await dialog.getByRole('textbox', { name: texts.option('Japan') }).focus();
  await dialog.getByRole('button', { name: texts.moveUp }).last().click();
  await dialog.getByRole('button', { name: texts.addOption }).first().click();
  await dialog.getByRole('button', { name: words.editor.confirm }).click();

  const node = await stored();
  expect(outline(node.options)).toMatch(/^Asia\(Japan China\(Hebei Hubei\)\) Europe \S+/);
  expect(node.setting).toMatchObject({ placeholders: ['Continent', '', ''] });
  await editor.undo();
  expect(outline((await stored()).options)).toBe('Asia(China(Hebei Hunan) Japan) Europe');
});
