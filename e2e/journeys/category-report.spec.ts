import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { categoryTexts } from '../i18n/category-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { ReportPage } from '../pages/ReportPage.js';
import { answerSample } from '../support/answered-sample.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Texts = ReturnType<typeof categoryTexts>;

/** Opens the dialog of a new category and gives it a name. */
async function begin(desk: Page, texts: Texts, name: string) {
  await desk.getByRole('button', { name: texts.create }).click();
  const dialog = desk.getByRole('dialog', { name: texts.create });
  await dialog.getByLabel(texts.name).fill(name);
  return dialog;
}

test('Filters are saved under names, compared and deleted [S2.route.data-custom]', async ({ desk, author, server, words, language }) => {
  const texts = categoryTexts(language);
  const { drink, drinks, genre, genres } = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await answerSample(server.origin, surveyId);
  await ReportPage.open(desk, words, surveyId);
  await desk.getByRole('link', { name: texts.report }).click();
  await expectAccessibleAt(desk, WIDTHS, 'a category report without categories');

  const byMail = await begin(desk, texts, texts.mail);
  await byMail.getByRole('button', { name: texts.source, exact: true }).click();
  await byMail.getByLabel(texts.sourceTag).fill('mail');
  await byMail.getByRole('button', { name: texts.apply, exact: true }).click();
  await byMail.getByRole('button', { name: texts.save }).click();
  await expect(byMail).toBeHidden();

  const table = desk.getByRole('table', { name: texts.question(genre) });
  const cells = (title: string) => table.getByRole('row', { name: title }).getByRole('cell');
  await expect(table.getByRole('columnheader', { name: texts.mail })).toBeVisible();
  await expect(cells(genres[0] ?? '').nth(0)).toHaveText('57.1%40');
  await expect(cells(genres[0] ?? '').nth(1)).toHaveText('100.0%10');

  const drinkers = await begin(desk, texts, texts.tea);
  await drinkers.getByRole('button', { name: texts.conditions, exact: true }).click();
  await desk.getByRole('combobox', { name: texts.about }).fill(drink);
  await desk.getByTitle(new RegExp(drink)).last().click();
  await desk.getByRole('combobox', { name: texts.options }).fill(drinks[0] ?? '');
  await desk
    .getByTitle(drinks[0] ?? '', { exact: true })
    .last()
    .click();
  await desk.keyboard.press('Escape');
  await desk.getByRole('button', { name: texts.add, exact: true }).click();
  await desk.getByRole('button', { name: texts.confirm, exact: true }).click();
  await drinkers.getByRole('button', { name: texts.save }).click();
  await expect(cells(genres[0] ?? '').nth(2)).toHaveText('100.0%40');
  await expectAccessibleAt(desk, WIDTHS, 'the category report');

  await desk.getByRole('checkbox', { name: texts.mail }).click();
  await expect(table.getByRole('columnheader', { name: texts.mail })).toBeHidden();
  await desk.reload();
  await expect(table.getByRole('columnheader', { name: texts.tea })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: texts.mail })).toBeHidden();

  // The saved filter is good in the other reports as well.
  for (const report of [`/data/${surveyId}`, `/data/detail/${surveyId}`, `/data/cross/${surveyId}?rows=2&columns=1`]) {
    await desk.goto(`${server.origin}/designer${report}`);
    await expect(desk.getByText('n = 70', { exact: true }).first()).toBeVisible();
    await desk.getByRole('button', { name: texts.conditions, exact: true }).click();
    await desk.getByRole('combobox', { name: texts.saved }).click();
    await desk.getByTitle(texts.tea, { exact: true }).last().click();
    await desk.getByRole('button', { name: texts.confirm, exact: true }).click();
    await expect(desk.getByText('n = 40', { exact: true }).first()).toBeVisible();
  }
  await desk.getByRole('link', { name: texts.report }).click();

  await desk.getByRole('button', { name: texts.actions(texts.tea) }).click();
  await desk.getByRole('menuitem', { name: texts.remove }).click();
  await desk.getByRole('dialog').getByRole('button', { name: texts.remove }).click();
  await expect(desk.getByRole('checkbox', { name: texts.tea })).toBeHidden();
});
