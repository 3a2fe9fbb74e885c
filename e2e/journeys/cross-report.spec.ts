import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.js';
import { crossTexts } from '../i18n/cross-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { sharingTexts } from '../i18n/sharing-texts.js';
import { ReportPage } from '../pages/ReportPage.js';
import { answerSample } from '../support/answered-sample.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { shareWithTwoClicks, visitor } from '../support/shared-report.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A table is made, filtered, opened again by its address, saved, divided by another question, downloaded, and shared with a stranger [S2.route.data-cross]', async ({
  desk,
  author,
  server,
  browser,
  words,
  language,
}) => {
  const texts = crossTexts(language);
  const { drink, genre, drinks, genres } = sampleTexts(language);
  const [row, column] = [`Q2 ${genre}`, `Q1 ${drink}`];
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await answerSample(server.origin, surveyId);
  await ReportPage.open(desk, words, surveyId);
  await desk.getByRole('link', { name: texts.cross }).click();

  await desk.getByRole('button', { name: texts.start(row, column) }).click();

  const table = desk.getByRole('table', { name: texts.table(row, column) });
  const cells = (title: string) => table.getByRole('row', { name: title }).getByRole('cell');
  await expect(table.getByRole('columnheader', { name: drinks[0] })).toBeVisible();
  await expect(cells(genres[0] ?? '').nth(1)).toContainText('100.0%');
  await expect(cells(genres[0] ?? '').nth(1)).toContainText('B');
  await expect(cells(genres[1] ?? '').nth(1)).toContainText('0.0%');
  await expectAccessibleAt(desk, WIDTHS, 'the cross report');

  await desk.getByRole('button', { name: texts.source, exact: true }).click();
  await desk.getByLabel(texts.sourceTag).fill('mail');
  await desk.getByRole('button', { name: texts.apply, exact: true }).click();
  await desk.getByRole('button', { name: texts.count, exact: true }).click();
  await expect(cells(genres[0] ?? '').nth(1)).toHaveText('10');

  await desk.reload();
  await expect(cells(genres[0] ?? '').nth(1)).toHaveText('10');

  await desk.getByRole('button', { name: texts.savedTables }).click();
  await desk.getByRole('menuitem', { name: texts.saveAs }).click();
  await desk.getByLabel(texts.tableName, { exact: true }).fill(texts.tableNamed);
  await desk.keyboard.press('Enter');
  await desk.goto(new URL(desk.url()).pathname);
  await desk.getByRole('button', { name: texts.savedTables }).click();
  await desk.getByRole('menuitem', { name: texts.tableNamed }).click();
  await expect(desk.getByRole('button', { name: texts.savedTable(texts.tableNamed) })).toBeVisible();
  await expect(cells(genres[0] ?? '').nth(1)).toHaveText('10');

  // The columns are divided by another question with the keyboard alone, and saved again.
  const within = desk.getByRole('combobox', { name: texts.within(column) });
  await within.focus();
  await desk.keyboard.type('Q2');
  await desk.keyboard.press('Enter');
  const nested = texts.table(row, `${column} › ${row}`);
  const divided = desk.getByRole('table', { name: nested });
  const columnheads = (of: typeof divided, title: string) => of.getByRole('columnheader', { name: title });
  await expect(columnheads(divided, drinks[0])).toHaveAttribute('colspan', '4');
  await expect(columnheads(divided, genres[0])).toHaveCount(3);
  await expectAccessibleAt(desk, WIDTHS, 'the cross report with nested columns');
  await desk.reload();
  await expect(columnheads(divided, drinks[0])).toHaveAttribute('colspan', '4');
  await desk.getByRole('button', { name: texts.save, exact: true }).click();
  await expect(desk.getByText(texts.changed, { exact: true })).toBeHidden();

  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: texts.download }).click();
  const file = await (await saving).path();
  expect(await readFile(file, 'utf8')).toContain(`\r\n${genres[0]},10,10${',0'.repeat(11)}\r\n`);

  const link = await shareWithTwoClicks(desk, sharingTexts(language));
  const { page, asked, violations, close } = await visitor(browser, language);
  await page.goto(link);
  const shared = page.getByRole('region', { name: texts.tableNamed }).getByRole('table', { name: nested });
  await expect(columnheads(shared, drinks[0])).toHaveAttribute('colspan', '4');
  await expect(
    shared
      .getByRole('row', { name: genres[0] ?? '' })
      .getByRole('cell')
      .first(),
  ).toHaveText('10');
  await expectAccessibleAt(page, WIDTHS, 'a shared cross table');
  expect(asked.filter((operation) => !['OpenReport', 'SharedTables'].includes(operation))).toEqual([]);
  await close();
  expect(violations).toEqual([]);
});
