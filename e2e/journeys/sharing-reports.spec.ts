import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { sharingTexts } from '../i18n/sharing-texts.js';
import { answerSample } from '../support/answered-sample.js';
import { expectAccessible, expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { openLinks, shareWithTwoClicks, visitor } from '../support/shared-report.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const PASSWORD = 'tea at four';

test('A report is shared with a password, opened by a stranger, and switched off [S2.route.report-share] [S2.guard.report-share-skips-all]', async ({
  desk,
  author,
  server,
  browser,
  language,
}) => {
  const texts = sharingTexts(language);
  const { drink, drinks, title } = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await answerSample(server.origin, surveyId);
  await desk.goto(`/designer/data/${surveyId}`);

  const link = await shareWithTwoClicks(desk, texts);
  const dialog = desk.getByRole('dialog', { name: texts.dialog });
  await dialog.getByRole('button', { name: texts.settings }).click();
  await dialog.getByRole('checkbox', { name: texts.asksPassword }).check();
  await dialog.getByRole('textbox', { name: texts.password, exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: texts.onlyTicked }).click();
  await expectAccessibleAt(desk, WIDTHS, 'the settings of a shared report');
  await dialog.getByRole('button', { name: texts.save }).click();
  await expect(dialog.getByText(texts.withPassword, { exact: true })).toBeVisible();

  const { page, asked, violations, close } = await visitor(browser, language);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: texts.cannotOpen })).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'a report that cannot be opened');
  await page.getByLabel(texts.password).fill('a wrong one');
  await page.getByRole('button', { name: texts.open }).click();
  await expect(page.getByText(texts.stillClosed)).toBeVisible();
  await page.getByLabel(texts.password).fill(PASSWORD);
  await page.getByRole('button', { name: texts.open }).click();

  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('article', { name: drink }).getByRole('row', { name: drinks[0] })).toContainText('57.1%');
  await page.reload();
  await expect(page.getByRole('article', { name: drink })).toBeVisible();
  await expectAccessibleAt(page, WIDTHS, 'a shared report');
  expect(asked.filter((operation) => !['OpenReport', 'SharedQuestions'].includes(operation))).toEqual([]);

  await desk.reload();
  const links = await openLinks(desk, texts);
  await expect(links.getByText(texts.opened(2))).toBeVisible();
  await links.getByRole('switch', { name: texts.enabled }).click();
  await expect(links.getByRole('switch', { name: texts.enabled })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.cannotOpen })).toBeVisible();
  await close();
  expect(violations).toEqual([]);
});

test('Categories and answers are opened by their links [S2.route.open-report] [S2.route.open-answer] [S6.access.open-public]', async ({
  desk,
  author,
  server,
  browser,
  language,
}) => {
  const texts = sharingTexts(language);
  const { drink, drinks, genre, genres } = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await answerSample(server.origin, surveyId);
  await author.saveCategory(surveyId, texts.category, { conditions: [{ source: { anyOf: ['mail'] } }] });
  await desk.goto(`/designer/data/custom/${surveyId}`);
  const categories = await shareWithTwoClicks(desk, texts);
  await desk.goto(`/designer/data/detail/${surveyId}`);
  const answers = await shareWithTwoClicks(desk, texts);
  await expectAccessible(desk, 'the links of answers');

  const { page, violations, close } = await visitor(browser, language);
  await page.goto(categories);
  const row = page.getByRole('table', { name: `Q2 ${genre}` }).getByRole('row', { name: genres[0] });
  await expect(row.getByRole('cell').nth(0)).toHaveText('57.1%40');
  await expect(row.getByRole('cell').nth(1)).toHaveText('100.0%10');
  await expectAccessibleAt(page, WIDTHS, 'shared categories');

  await page.goto(answers);
  await expect(page.getByRole('columnheader', { name: drink })).toBeVisible();
  await expect(page.getByRole('cell', { name: drinks[1], exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(51);
  await expectAccessibleAt(page, WIDTHS, 'shared answers');
  await close();
  expect(violations).toEqual([]);
});
