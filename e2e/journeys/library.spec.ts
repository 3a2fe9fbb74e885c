import { expect, type Page } from '@playwright/test';
import { frameTexts } from '../i18n/frame-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { expectAccessible } from '../support/axe.js';
import { carry } from '../support/carry.js';
import { type LibraryDesk, test } from './library-desk.js';

const titlesOf = async ({ author }: LibraryDesk, surveyId: string) => (await author.definitionOf(surveyId)).nodes.map(({ title }) => title);
const listHeights = (page: Page) => page.locator('[data-list]').evaluateAll((lists) => lists.map((list) => getComputedStyle(list).height));

test('A question goes into a new category, is found by a word, and comes into another survey by click and by drag [S2.dialog.add-to-library-create] [S2.editor.icon-bar-library] [S2.editor.left-icon-bar] [S3.state.library-visible]', async ({
  libraryDesk,
  openTea,
  words,
  language,
  phone,
}) => {
  const { page, author, texts } = libraryDesk;
  const editor = await openTea(libraryDesk);
  const dialog = await libraryDesk.add();
  await dialog.getByRole('textbox', { name: texts.name }).fill(texts.category);
  await dialog.getByRole('button', { name: texts.create }).click();
  await expect(dialog.getByRole('radio', { name: texts.category })).toBeChecked();
  await expectAccessible(page, 'add to library');
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  await editor.expectSaved();

  const surveyId = await author.createSurvey({
    format: 1,
    lastId: 1,
    title: 'Other',
    language,
    nodes: [{ id: 1, code: 'Q1', type: 3, title: 'First' }],
  });
  const other = await EditorPage.open(page, words, surveyId);
  const bar = libraryDesk.bar(frameTexts(language).views);
  await expect(bar.getByRole('link')).toHaveCount(5);
  await bar.getByRole('link', { name: texts.library }).click();
  await expect(libraryDesk.panel).toBeVisible();
  await expect(bar.getByRole('link', { name: texts.library })).toHaveAttribute('aria-current', 'page');

  await libraryDesk.panel.getByRole('searchbox', { name: texts.search }).fill(texts.question.slice(2, 6));
  await expect(libraryDesk.item(texts.question)).toBeVisible();
  await expectAccessible(page, 'library search');
  await libraryDesk.item(texts.question).click();
  await expect(page.getByRole('textbox', { name: words.editor.questionTitle('Q2') })).toBeFocused();
  await other.expectSaved();
  await expect.poll(() => titlesOf(libraryDesk, surveyId)).toEqual(['First', texts.question]);

  await carry(libraryDesk.item(texts.question), other.question('Q1'), 0.02);
  await expect.poll(() => titlesOf(libraryDesk, surveyId)).toEqual([texts.question, 'First', texts.question]);
  await editor.undo();
  await expect.poll(() => titlesOf(libraryDesk, surveyId)).toEqual(['First', texts.question]);

  await author.launch(surveyId);
  await phone.goto(`/r/${surveyId}`);
  for (const option of texts.options) await expect(phone.getByText(option, { exact: true })).toBeVisible();
});

test('The dialog wants a category or a name, and a chosen category takes the question [S2.dialog.add-to-library-choose] [S5.library.inline-error] [S5.library.warn-choose] [S8.library.warn-choose] [S5.library.name-non-empty] [S9.text.library-name-24]', async ({
  libraryDesk,
  openTea,
}) => {
  const { page, texts } = libraryDesk;
  await openTea(libraryDesk);
  const calls: string[] = [];
  page.on('request', (request) => {
    const sent = request.method() === 'POST' ? (request.postData() ?? '') : '';
    if (/createLibraryCategory|addNodeToLibrary/.test(sent)) calls.push(sent);
  });
  const dialog = await libraryDesk.add();
  const name = dialog.getByRole('textbox', { name: texts.name });

  await dialog.getByRole('button', { name: texts.confirm }).click();
  // The message goes away by itself, so nothing else is waited for before it.
  await Promise.all([
    expect(dialog.getByRole('alert')).toHaveText(texts.pickOrName),
    expect(page.getByText(texts.pick, { exact: true }).last()).toBeVisible(),
  ]);
  await name.fill('   ');
  await dialog.getByRole('button', { name: texts.create }).click();
  await expect(dialog.getByRole('alert')).toHaveText(texts.pickOrName);
  expect(calls).toEqual([]);

  await name.fill('x'.repeat(25));
  await expect(name).toHaveValue('x'.repeat(24));
  await name.fill(texts.category);
  await name.press('Enter');
  await expect(dialog.getByRole('radio', { name: texts.category })).toBeChecked();
  await dialog.getByRole('button', { name: texts.confirm }).click();
  await expect(dialog).toBeHidden();
  expect(calls).toHaveLength(2);
  await expect(page.getByRole('button', { name: texts.add, exact: true })).toBeFocused();
});

test('The common library opens level by level, its list is 300 px high, and keys alone bring a question into the survey [S9.height.library-list]', async ({
  libraryDesk,
  openTea,
  words,
}) => {
  const { page, texts } = libraryDesk;
  const editor = await openTea(libraryDesk);
  await page.getByRole('link', { name: texts.library, exact: true }).press('Enter');
  await expect(libraryDesk.shelf('own')).toContainText(texts.empty);
  expect(await listHeights(page)).toEqual(['300px', '300px']);

  const common = libraryDesk.shelf('common');
  await common.getByRole('button', { name: new RegExp(`^${texts.people}`) }).press('Enter');
  await common.getByRole('button', { name: new RegExp(`^${texts.basics}`) }).press('Enter');
  await expect(libraryDesk.item(texts.gender)).toBeVisible();
  await expectAccessible(page, 'library');
  expect(await listHeights(page)).toEqual(['300px', '300px']);
  await libraryDesk.item(texts.gender).press('Enter');

  await expect(page.getByRole('textbox', { name: words.editor.questionTitle('Q2') })).toHaveValue(texts.gender);
  for (const gender of texts.genders)
    await expect(
      editor
        .question('Q2')
        .getByRole('textbox')
        .filter({ hasText: gender })
        .or(editor.question('Q2').locator(`input[value="${gender}"]`))
        .first(),
    ).toBeVisible();
});

test('A category gets lower ones and another name by keys; a name that is taken or missing is told under its field', async ({
  libraryDesk,
  openTea,
}) => {
  const { page, texts } = libraryDesk;
  await openTea(libraryDesk);
  await libraryDesk.keep(texts.category);
  const own = libraryDesk.shelf('own');
  const dialog = page.getByRole('dialog');
  const choose = async (category: string, action: string) => {
    await own.getByRole('button', { name: texts.actionsOf(category) }).press('Enter');
    await page.getByRole('menuitem', { name: action }).press('Enter');
    await expect(dialog.getByRole('textbox', { name: texts.name })).toBeFocused();
  };

  await choose(texts.category, texts.addBelow);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(texts.namePlease);
  await page.keyboard.type(texts.below);
  await expect(dialog).not.toContainText(texts.namePlease);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(own.getByRole('button', { name: texts.open(texts.below, 0) })).toBeVisible();

  await choose(texts.category, texts.addBelow);
  await page.keyboard.type(texts.below);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(texts.notUnique);
  await expectAccessible(page, 'a library that is named');
  await dialog.getByRole('button', { name: texts.cancel }).click();

  await choose(texts.below, texts.rename);
  await page.keyboard.type(texts.renamed);
  await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: texts.open(texts.renamed, 0) })).toBeVisible();
  await own.getByRole('button', { name: texts.actionsOf(texts.renamed) }).click();
  await expect(page.getByRole('menuitem')).toHaveText([texts.rename, texts.deleteNow]);
});

test('One’s own questions and categories are deleted after a question; a library that cannot be loaded says so', async ({
  libraryDesk,
  openTea,
}) => {
  const { page, texts } = libraryDesk;
  await openTea(libraryDesk);
  await libraryDesk.keep(texts.category);
  const own = libraryDesk.shelf('own');
  await own.getByRole('button', { name: texts.open(texts.category, 1) }).click();
  await libraryDesk.item(texts.question).hover();
  await own.getByRole('button', { name: texts.deleteItem(texts.question) }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.deleteNow }).click();
  await expect(libraryDesk.item(texts.question)).toBeHidden();
  await own.getByRole('button', { name: texts.open(texts.category, 0) }).hover();
  await own.getByRole('button', { name: texts.actionsOf(texts.category) }).click();
  await page.getByRole('menuitem', { name: texts.deleteNow }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.deleteNow }).click();
  await expect(own).toContainText(texts.empty);

  await libraryDesk.panel.getByRole('searchbox', { name: texts.search }).fill('zzzz');
  await expect(own).toContainText(texts.nothingFound);
  await page.route('**/graphql', (route) =>
    /LibraryCategories/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await page.reload();
  await expect(libraryDesk.panel.getByRole('button', { name: texts.retry })).toBeVisible();
  await page.unroute('**/graphql');
  await libraryDesk.panel.getByRole('button', { name: texts.retry }).click();
  await expect(own).toContainText(texts.empty);
});

test('On a phone the library is a sheet that closes when a question is inserted', async ({ libraryDesk, openTea, words }) => {
  const { page, texts } = libraryDesk;
  await openTea(libraryDesk);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: texts.library, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: texts.library });
  await sheet.getByRole('searchbox', { name: texts.search }).fill(texts.gender);
  await expect(sheet.getByRole('button', { name: texts.insert(texts.gender) })).toBeVisible();
  await expectAccessible(page, 'library on a phone');
  await sheet.getByRole('button', { name: texts.insert(texts.gender) }).click();

  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: words.editor.questionTitle('Q2') })).toHaveValue(texts.gender);
});
