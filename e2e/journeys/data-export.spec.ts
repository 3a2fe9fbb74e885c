import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { exportTexts } from '../i18n/export-texts.js';
import { ReportPage } from '../pages/ReportPage.js';
import { answerSample } from '../support/answered-sample.js';
import { expectAccessibleAt } from '../support/axe.js';
import { storeManyResponses } from '../support/many-responses.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The formats by the names that they have in both languages, how their files begin, and what their names end with. */
const FORMATS = [
  ['Excel', 'PK', 'xlsx'],
  ['SPSS', '$FL2', 'sav'],
  ['CSV', '\ufeffresponse_id', 'csv'],
  ['Parquet', 'PAR1', 'parquet'],
  ['JSON Lines', '{"response_id"', 'ndjson'],
] as const;

/** So many take a few seconds to write. */
const ROWS = 120_000;

const textOf = async (download: Download): Promise<string> => (await readFile(await download.path())).toString('utf8');

test('A filter is taken along from the report, and files in every format are made and saved under their names [S2.route.data-export] [S7.download.file-name]', async ({
  desk,
  author,
  server,
  words,
  language,
}) => {
  const texts = exportTexts(language);
  const survey = sampleSurvey(language);
  const surveyId = await author.createSurvey(survey);
  await author.launch(surveyId);
  await answerSample(server.origin, surveyId);
  await ReportPage.open(desk, words, surveyId);
  await desk.getByRole('button', { name: texts.source, exact: true }).click();
  await desk.getByLabel(texts.sourceTag).fill('mail');
  await desk.getByRole('button', { name: texts.apply, exact: true }).click();

  await desk.getByRole('link', { name: texts.nav }).click();

  await expect(desk.getByRole('button', { name: texts.filtered })).toBeVisible();
  await expect(desk.getByText(texts.none)).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'the data export without any task');
  for (const [name, begins, end] of FORMATS) {
    await desk.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
    const saving = desk.waitForEvent('download');
    await desk.getByRole('button', { name: texts.start }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^${survey.title}.*\\.${end}$`));
    expect((await textOf(download)).slice(0, begins.length)).toBe(begins);
  }
  await expect(desk.getByText(texts.count)).toHaveCount(FORMATS.length);
  await expectAccessibleAt(desk, WIDTHS, 'the data export with tasks');

  // A file made in codes, and the one without anything in it.
  await desk.getByRole('radio', { name: /^CSV/ }).check({ force: true });
  await desk.getByText(texts.codes, { exact: true }).click();
  const saving = desk.waitForEvent('download');
  await desk.getByRole('button', { name: texts.start }).click();
  const lines = (await textOf(await saving)).trimEnd().split('\r\n');
  expect(lines).toHaveLength(11);
  expect(new Set(lines.slice(1).map((line) => line.split(',')[lines[0]?.split(',').indexOf('Q1') ?? 0]))).toEqual(new Set(['1']));
  await desk.getByRole('radio', { name: texts.attachments }).check({ force: true });
  await desk.getByRole('button', { name: texts.start }).click();
  await expect(desk.getByText(texts.noFiles)).toBeVisible();
  await desk.getByRole('button', { name: texts.retry }).click();
  await expect(desk.getByText(texts.noFiles)).toBeVisible();

  // The list is still there later, and a file is fetched again and deleted.
  await desk.reload();
  const again = desk.waitForEvent('download');
  await desk.getByRole('button', { name: texts.download }).first().click();
  expect((await textOf(await again)).length).toBeGreaterThan(100);
  await desk.getByRole('button', { name: texts.remove }).first().click();
  await desk.getByRole('dialog').getByRole('button', { name: texts.confirm }).click();
  await expect(desk.getByText(texts.noFiles)).toBeHidden();
});

test('The bar and the title of the tab move with the rows of a large file, which can be broken off and made again', async ({
  desk,
  author,
  server,
  language,
}) => {
  // Files are made on threads of low priority, which wait for the other tests of a busy machine.
  test.setTimeout(240_000);
  const texts = exportTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  storeManyResponses(server.folder, surveyId, { count: ROWS, answers: { 1: { option: 11 }, 3: { text: 'many words '.repeat(40) } } });
  await desk.goto(`/designer/data/export/${surveyId}`);
  const bar = desk.getByRole('progressbar', { name: texts.progress });
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'));

  await desk.getByRole('button', { name: texts.start }).click();

  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        if ((await bar.count()) > 0) seen.add(await percent());
        return [...seen].filter((each) => each > 0).length;
      },
      { intervals: [50], timeout: 120_000 },
    )
    .toBeGreaterThan(1);
  expect(await desk.title()).toMatch(/^\d+% · /);
  await desk.getByRole('button', { name: texts.cancel }).click();
  await expect(desk.getByText(texts.cancelled)).toBeVisible();
  await expect(bar).toBeHidden();
  expect(await desk.title()).not.toContain('%');

  const saving = desk.waitForEvent('download');
  await desk.getByRole('radio', { name: /^CSV/ }).check({ force: true });
  await desk.getByRole('button', { name: texts.start }).click();
  expect((await textOf(await saving)).trimEnd().split('\r\n')).toHaveLength(ROWS + 1);
});
