import type { Page } from '@playwright/test';
import { longestTask } from '../bench/longest-task.js';
import { expect, test } from '../fixtures.js';
import { longListTexts } from '../i18n/long-list-texts.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { storeManySurveys } from '../support/many-surveys.js';
import { signIn } from '../support/sign-in.js';

/** Milliseconds of the main thread's own time. */
const LONGEST_TASK = 200;
const SHELF = { surveys: 2000, folders: 20 };

/** Names of what is asked of the graph, from one call to the next. */
function watchGraph(page: Page): () => string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) asked.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return () => asked.splice(0);
}

test('An author with 2,000 surveys in 20 folders finds, sorts and pages through them, each step by one request', async ({
  page,
  server,
  words,
  language,
}) => {
  const texts = longListTexts(language);
  const author = await Author.register(server.origin);
  storeManySurveys(server.folder, author.mobile, { ...SHELF, titleOf: texts.survey, folderNameOf: texts.folder });
  await signIn(page, author, server.origin);
  const askedNow = watchGraph(page);

  const longest = await longestTask(page, async () => {
    const list = await SurveyListPage.open(page, words);
    await expect(page.getByText(texts.count('2,000'), { exact: true })).toBeVisible();
    await expect(list.row(texts.survey(2000))).toBeVisible();
    await expect(page.getByRole('combobox', { name: texts.folders })).toBeVisible();
    await expect(page.getByRole('combobox', { name: texts.sortBy })).toBeVisible();
    expect(askedNow().toSorted()).toEqual(['Me', 'SurveyList', 'SurveyShelf']);

    await list.search('199');
    await expect(page.getByText(texts.found('199', '12'), { exact: true })).toBeVisible();
    await expect(list.row(texts.survey(1990))).toBeVisible();
    expect(askedNow()).toEqual(['SurveyList']);
    await list.search('');
    await expect(list.row(texts.survey(2000))).toBeVisible();
    expect(askedNow()).toEqual(['SurveyList']);

    await page.getByRole('button', { name: texts.titleColumn, exact: true }).click();
    await expect(list.row(texts.survey(1))).toBeVisible();
    expect(askedNow()).toEqual(['SurveyList']);

    await page.getByRole('combobox', { name: texts.folders }).click();
    // The menu draws those of its lines only that are in sight.
    await page.keyboard.type(texts.folder(7));
    await page.getByTitle(texts.ofFolder(texts.folder(7), 100), { exact: true }).click();
    await expect(page.getByText(texts.count('100'), { exact: true })).toBeVisible();
    await expect(list.row(texts.survey(1))).toBeHidden();
    await expect(list.row(texts.survey(1007))).toBeVisible();
    expect(askedNow()).toEqual(['SurveyList']);

    await page.getByRole('button', { name: texts.next }).click();
    await expect(page.getByRole('navigation', { name: texts.pages }).getByText('2', { exact: true })).toBeVisible();
    await expect(list.row(texts.survey(1007))).toBeHidden();
    expect(askedNow()).toEqual(['SurveyList']);

    await page.getByRole('button', { name: texts.cards }).click();
    await page.getByRole('combobox', { name: texts.sortBy }).click();
    // A list that comes takes the place of the rows that were selected.
    const sorted = page.waitForResponse((answer) => answer.url().endsWith('/graphql'));
    await page.getByTitle(texts.byState, { exact: true }).click();
    await sorted;
    await page.getByRole('checkbox', { name: texts.selectAll }).check();
    await expect(page.getByText(texts.selected)).toBeVisible();
    expect(askedNow()).toEqual(['SurveyList']);
  });
  expect(longest, 'the longest task of the main thread').toBeLessThan(LONGEST_TASK);

  await expectAccessibleAt(page, [{ width: 1440, height: 900 }], 'a long list as cards, 20 of them selected');
  await page.getByRole('button', { name: texts.table }).click();
  await expectAccessibleAt(page, [{ width: 390, height: 844 }], 'a long list as a table, 20 of its rows selected');
});
