import { expect, test } from '../fixtures.js';
import { importTexts } from '../i18n/import-texts.js';
import { DetailPage } from '../pages/DetailPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('An author brings responses along in a table, sees what does not fit, and imports the rest', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = importTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  const detail = await DetailPage.open(desk, words, language, surveyId);
  await desk.getByRole('button', { name: texts.open, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: texts.title });
  await expectAccessibleAt(desk, SIZES, 'choosing a table');

  const table = 'submitted_at,Q1\n2026-03-01T10:00:00Z,1\n2026-03-01T11:00:00Z,9\n';
  await dialog.locator('input[type=file]').setInputFiles({ name: 'club.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });

  await expect(dialog.getByText(texts.ready, { exact: true })).toBeVisible();
  await expect(dialog.getByText(texts.refused, { exact: true })).toBeVisible();
  const refused = dialog.getByRole('region', { name: texts.cells }).getByRole('row').nth(1);
  await expect(refused).toContainText('Q1');
  await expect(refused).toContainText(texts.reason);
  await expectAccessibleAt(desk, SIZES, 'report of a table');
  await expect(detail.link(1)).toBeHidden();
  await dialog.getByRole('button', { name: texts.apply }).click();
  await expect(dialog.getByText(texts.done)).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(detail.link(1)).toBeVisible();
});
