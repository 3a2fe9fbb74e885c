import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { importingTexts } from '../i18n/importing-texts.js';
import type { Language } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const DOCUMENTS = new URL('../../server/src/features/survey-import/fixtures/', import.meta.url);
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

const document = (name: string) => ({ name, mimeType: 'application/octet-stream', buffer: readFileSync(new URL(name, DOCUMENTS)) });

/** Creates what is shown and returns the id of the survey, in whose editor it ends. */
async function create(desk: Page, language: Language): Promise<string> {
  await desk.getByRole('button', { name: importingTexts(language).create }).click();
  await desk.waitForURL(/\/survey\/\w+$/);
  return new URL(desk.url()).pathname.split('/').at(-1) ?? '';
}

test('A pasted questionnaire is looked at, created and launched [S2.route.new-import]', async ({ desk, words, language }) => {
  const texts = importingTexts(language);
  await desk.goto('/designer/new/import?way=text');
  await desk.getByRole('textbox', { name: texts.box }).waitFor();
  await expectAccessibleAt(desk, WIDTHS, 'import of text');

  await desk.getByRole('textbox', { name: texts.box }).fill(texts.pasted);
  await desk.getByRole('button', { name: texts.read }).click();
  await expect(desk.getByRole('textbox', { name: texts.title })).toHaveValue(texts.pasted.split('\n')[0] ?? '');
  await expectAccessibleAt(desk, WIDTHS, 'what was recognised');
  const surveyId = await create(desk, language);

  const publish = await PublishPage.open(desk, words, surveyId);
  await publish.launch();
});

for (const name of ['staff-zh.docx', 'layout-en.xlsx', 'tea.qsf', 'garden.lss', 'pets.json']) {
  test(`The document ${name} becomes a survey that is launched`, async ({ desk, words, language }) => {
    await desk.goto('/designer/new/import?way=file');
    await desk.locator('input[type=file]').setInputFiles(document(name));
    await desk.getByRole('textbox', { name: importingTexts(language).title }).waitFor();
    const surveyId = await create(desk, language);

    const publish = await PublishPage.open(desk, words, surveyId);
    await publish.launch();
  });
}

test('A survey is made of code, and of an earlier survey', async ({ desk, author, words, language }) => {
  const texts = importingTexts(language);
  await desk.goto('/designer/new/import?way=code');
  await desk.getByRole('textbox', { name: texts.code }).fill(document('own.json').buffer.toString());
  await desk.getByRole('button', { name: texts.read }).click();
  const publish = await PublishPage.open(desk, words, await create(desk, language));
  await publish.launch();

  const title = `Earlier ${Date.now()}`;
  await author.createSurvey(sampleSurvey(language, { title }));
  await desk.goto('/designer/new');
  await desk.getByRole('button', { name: texts.earlier }).click();
  await desk.getByRole('button', { name: texts.copyOf(title) }).click();
  await desk.waitForURL(/\/survey\/\w+$/);
  const copy = await PublishPage.open(desk, words, new URL(desk.url()).pathname.split('/').at(-1) ?? '');
  await copy.launch();
});

test('A file that cannot be read makes nothing and says why', async ({ desk, language }) => {
  await desk.goto('/designer/new/import?way=file');
  const bytes = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
  await desk.locator('input[type=file]').setInputFiles({ name: 'old.doc', mimeType: 'application/msword', buffer: bytes });

  await expect(desk.getByRole('alert')).toContainText(importingTexts(language).failed);
  await expectAccessibleAt(desk, WIDTHS, 'an import that failed');
});

test('Questions pasted onto the canvas are added at once and undone at once', async ({ desk, author, words, language }) => {
  const texts = importingTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await EditorPage.open(desk, words, surveyId);
  const questions = desk.getByRole('article');
  const before = await questions.count();
  await desk.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    window.document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, texts.pasted.split('\n').slice(1).join('\n'));
  await desk.getByRole('button', { name: texts.add }).click();

  await expect(questions).toHaveCount(before + 2);
  await desk.keyboard.press('ControlOrMeta+z');
  await expect(questions).toHaveCount(before);
});
