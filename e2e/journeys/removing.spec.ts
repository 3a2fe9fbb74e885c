import { expect, test } from '../fixtures.js';
import { removingTexts } from '../i18n/removing-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessible } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

test('The responses of a running survey are cleared after its title was typed, and it goes on', async ({
  page,
  server,
  words,
  language,
}) => {
  const { title } = sampleTexts(language);
  const texts = removingTexts(language);
  const author = await Author.register(server.origin);
  const id = await author.launched(language);
  for (let response = 0; response < 3; response += 1) await author.submit(id, language);
  await signIn(page, author, server.origin);
  const list = await SurveyListPage.open(page, words);

  await list.choose(title, texts.clear);
  const dialog = page.getByRole('dialog', { name: texts.clearTitle });
  await expect(dialog).toContainText(texts.clearCount);
  await expectAccessible(page, 'clearing responses');
  await expect(dialog.getByRole('button', { name: texts.clear })).toBeDisabled();
  await dialog.getByLabel(texts.typeTitle).fill(title);
  await dialog.getByRole('button', { name: texts.clear }).click();

  await expect(page.getByText(texts.cleared)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await author.responseCount(id)).toBe(0);
  await author.submit(id, language);
  await page.goto(`/designer/data/detail/${id}`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('Surveys of the recycle bin are deleted for good, one by its title, several by their number', async ({
  page,
  server,
  words,
  language,
}) => {
  const texts = removingTexts(language);
  const author = await Author.register(server.origin);
  for (const title of ['Lunch', 'Supper', 'Tea']) await author.createSurvey(sampleSurvey(language, { title }));
  await signIn(page, author, server.origin);
  const list = await SurveyListPage.open(page, words);
  for (const title of ['Lunch', 'Supper', 'Tea']) await list.remove(title);
  await page.goto('/designer/recycle');

  const purge = page.getByRole('button', { name: texts.purge, exact: true });
  await page.getByRole('checkbox', { name: texts.select('Lunch') }).check();
  await purge.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.typeTitle).fill('Lunch');
  await dialog.getByLabel(texts.typeTitle).press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Lunch' })).toHaveCount(0);
  await expect(dialog).toBeHidden();

  await page.getByRole('checkbox', { name: texts.selectAll }).check();
  await purge.click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'deleting surveys for good');
  await dialog.getByLabel(texts.typeNumber).fill('2');
  await dialog.getByLabel(texts.typeNumber).press('Enter');

  await expect(page.getByText(texts.emptyBin)).toBeVisible();
  await page.reload();
  await expect(page.getByText(texts.emptyBin)).toBeVisible();
});
