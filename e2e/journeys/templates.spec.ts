import { expect, test } from '../fixtures.js';
import { templateTexts } from '../i18n/template-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { SurveyListPage } from '../pages/SurveyListPage.js';
import { Author } from '../support/author.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';
import { signIn } from '../support/sign-in.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A template is searched for, tried out, used and launched [S2.route.templates] [S2.route.templates-detail] [S2.nav.top-header]', async ({
  desk,
  phone,
  words,
  language,
}) => {
  const texts = templateTexts(language);
  await SurveyListPage.open(desk, words);
  const places = desk.getByRole('navigation', { name: texts.nav, exact: true }).getByRole('link');
  await expect(places).toHaveText([...texts.places]);
  await places.nth(1).click();
  await expect(desk.getByRole('heading', { name: texts.title, level: 1 })).toBeVisible();
  await expect(desk.getByRole('link', { name: texts.other })).toBeVisible();
  await expectAccessibleAt(desk, SIZES, 'templates');

  await desk.getByRole('searchbox', { name: texts.search }).fill(texts.word);
  await expect(desk.getByRole('link', { name: texts.other })).toBeHidden();
  await desk.getByRole('link', { name: texts.nps }).click();

  await expect(desk.getByRole('heading', { name: texts.nps, level: 1 })).toBeVisible();
  const frame = desk.frameLocator(`iframe[title="${texts.preview}"]`);
  await expect(frame.getByText(words.answering.testMode)).toBeVisible();
  await expectAccessibleAt(desk, SIZES, 'a template');
  await frame.getByRole('button', { name: texts.start }).click();
  await frame.getByRole('radiogroup', { name: texts.since }).getByLabel(texts.choice, { exact: true }).check();
  await desk.getByRole('button', { name: texts.desktop, exact: true }).click();
  const languages = desk.getByRole('group', { name: texts.languages });
  await languages.getByRole('button', { name: texts.otherLanguage }).click();
  await expect(frame.getByRole('heading', { name: texts.npsElsewhere })).toBeVisible();
  await languages.getByRole('button', { name: texts.ownLanguage }).click();
  await expect(frame.getByRole('heading', { name: texts.nps })).toBeVisible();

  await desk.getByRole('button', { name: texts.use }).click();
  const editor = await EditorPage.shown(desk, words);
  const link = await (await editor.toPublish()).launch();
  await RespondentPage.open(phone, words, link);
  await expect(phone.getByRole('heading', { name: texts.nps })).toBeVisible();
});

test('The topics show their best and lead to all of theirs [S2.route.templates-special]', async ({ desk, language }) => {
  const texts = templateTexts(language);
  await desk.goto('/designer/templates');
  await desk.getByRole('link', { name: texts.byTopic }).click();
  await expect(desk.getByRole('heading', { name: texts.topics, level: 1 })).toBeVisible();

  const health = desk.getByRole('region', { name: texts.health, exact: true });
  await expect(health.getByRole('listitem')).toHaveCount(3);
  await expectAccessibleAt(desk, SIZES, 'topics');
  await health.getByRole('link').first().click();

  await expect(desk.getByRole('link', { name: new RegExp(`^${texts.health}`) })).toHaveAttribute('aria-current', 'page');
  await expect(desk.getByRole('region', { name: texts.title, exact: true }).getByRole('listitem')).toHaveCount(5);
});

test('A survey is kept as a template and begins the next one', async ({ page, server, words, language }) => {
  const texts = templateTexts(language);
  const author = await Author.register(server.origin);
  await author.createSurvey(sampleSurvey(language, { title: 'Lunch' }));
  await signIn(page, author, server.origin);
  await page.goto('/designer/templates?own=1');
  await expect(page.getByText(texts.ownEmpty)).toBeVisible();
  await expectAccessibleAt(page, SIZES, 'no own templates');

  const list = await SurveyListPage.open(page, words);
  await list.choose('Lunch', texts.save);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.name).fill('Canteen lunch');
  await dialog.getByLabel(texts.topic, { exact: true }).click();
  await page.getByTitle(texts.health, { exact: true }).click();
  await expectAccessibleAt(page, SIZES, 'the dialog that keeps a template');
  await dialog.getByRole('button', { name: texts.confirm, exact: true }).click();
  await expect(page.getByText(texts.kept)).toBeVisible();

  await page.goto('/designer/templates?own=1');
  await page.getByRole('link', { name: 'Canteen lunch' }).click();
  await page.getByRole('button', { name: texts.use }).click();
  await EditorPage.shown(page, words);
  await SurveyListPage.open(page, words);
  await expect(list.row('Canteen lunch')).toBeVisible();
});

test('What does not load can be tried again, what is not there leads back', async ({ desk, language }) => {
  const texts = templateTexts(language);
  await desk.goto('/designer/templates/detail?id=nothing');
  await expect(desk.getByRole('heading', { name: texts.missing })).toBeVisible();
  await expectAccessibleAt(desk, SIZES, 'a template that is not there');

  await desk.route('**/graphql', (route) => route.abort());
  for (const path of ['templates', 'templates/special', 'templates/detail?id=common0nps']) {
    await desk.goto(`/designer/${path}`);
    await expect(desk.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible();
  }
  await expectAccessibleAt(desk, SIZES, 'templates that do not load');
  await desk.unroute('**/graphql');
  await desk.getByRole('alert').getByRole('button').click();
  await expect(desk.getByRole('heading', { name: texts.nps, level: 1 })).toBeVisible();
});
