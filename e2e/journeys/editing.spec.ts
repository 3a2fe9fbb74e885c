import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { EditorPage } from '../pages/EditorPage.js';
import { sampleSurvey } from '../support/sample-survey.js';

test('What was edited is there after a reload, and what was deleted comes back by undo', async ({ desk, author, words, language }) => {
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);

  await editor.retitle('Q1', texts.drink, 'Tea?');
  await editor.select('Q2', texts.genre);
  await editor.removeSelected('Q2');
  await expect(editor.question('Q3')).toBeHidden();
  await editor.undo();
  await editor.expectSaved();
  await desk.reload();

  await EditorPage.shown(desk, words);
  await expect(editor.question('Q1')).toContainText('Tea?');
  await expect(editor.question('Q2')).toContainText(texts.genre);
  await expect(editor.question('Q2')).toContainText(texts.none);
  await expect(editor.question('Q3')).toContainText(texts.wish);
});

test('Two windows edit one survey, and each sees what the other did', async ({ desk, author, words, language }) => {
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const left = await EditorPage.open(desk, words, surveyId);
  const right = await EditorPage.open(await desk.context().newPage(), words, surveyId);

  await left.retitle('Q1', texts.drink, 'From the left');
  await expect(right.question('Q1')).toContainText('From the left');
  await right.retitle('Q3', texts.wish, 'From the right');

  await expect(left.question('Q3')).toContainText('From the right');
});

test('Editing a survey that collects asks first, pauses it, and it can be launched again', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const surveyId = await author.launched(language);
  await desk.goto(`/designer/survey/${surveyId}`);
  await expect(desk.getByRole('article').first()).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  await desk.getByRole('article').first().click();
  await expect(desk.getByRole('dialog')).toContainText(words.editor.pauseTitle);
  await desk.getByRole('dialog').getByRole('button', { name: words.editor.pause }).click();
  await expect(desk.getByRole('dialog')).toBeHidden();
  const editor = await EditorPage.shown(desk, words);
  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('heading', { name: words.answering.closed })).toBeVisible();

  const publish = await editor.toPublish();
  await publish.relaunch();
  await phone.reload();
  await expect(phone.getByRole('radiogroup')).toBeVisible();
});
