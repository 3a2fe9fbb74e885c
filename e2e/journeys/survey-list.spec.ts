import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

test('Surveys are found, renamed, copied, deleted and restored', async ({ page, server, words, language }) => {
  const { title } = sampleTexts(language);
  const author = await Author.register(server.origin);
  await author.createSurvey(sampleSurvey(language));
  await author.createSurvey(sampleSurvey(language, { title: 'Lunch' }));
  await signIn(page, author, server.origin);
  const list = await SurveyListPage.open(page, words);

  await list.search('Lun');
  await expect(list.row('Lunch')).toBeVisible();
  await expect(list.row(title)).toBeHidden();
  await list.search('');

  await list.rename('Lunch', 'Supper');
  await expect(list.row('Supper')).toBeVisible();

  await list.copy('Supper');
  await expect(page.getByRole('row').filter({ hasText: 'Supper' })).toHaveCount(2);

  await list.remove('Supper');
  await expect(list.row('Supper')).toBeHidden();
  await list.restore('Supper');
  await expect(list.row('Supper')).toBeVisible();
});

test('The menu of a survey is worked by keys: the dialog it opens stays open and asks', async ({ page, server, words }) => {
  const author = await Author.register(server.origin);
  await author.createSurvey(sampleSurvey('en', { title: 'Lunch' }));
  await signIn(page, author, server.origin);
  const list = await SurveyListPage.open(page, words);

  await list.renameByKey('Lunch', 'Supper');
  await expect(list.row('Supper')).toBeVisible();
  await list.chooseByKey('Supper', words.list.remove);
  await expect(page.getByRole('dialog').getByRole('button', { name: words.list.remove })).toBeFocused();
  await expect(list.row('Supper')).toBeVisible();
});

test('A new author is told how to begin', async ({ page, server, words }) => {
  await signIn(page, await Author.register(server.origin), server.origin);

  await SurveyListPage.open(page, words);

  await expect(page.getByText(words.list.empty)).toBeVisible();
});
