import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { frameTexts } from '../i18n/frame-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Words } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import type { Author } from '../support/author.js';
import { expectAccessible } from '../support/axe.js';
import { canteenSurvey } from '../support/canteen-survey.js';
import { logicSurvey } from '../support/logic-survey.js';
import { sampleSurvey } from '../support/sample-survey.js';

/**
 * Goes from publishing to the editor of a draft, has the survey launched elsewhere, changes its title, which it then does not take, and goes back:
 * the question whether to pause covers the links of the page, but not the way back.
 */
async function leaveWithHeldTitle(desk: Page, words: Words, author: Author, surveyId: string, title: string) {
  await desk.goto(`/designer/publish/${surveyId}`);
  await desk.getByRole('link', { name: words.tab.edit, exact: true }).click();
  await EditorPage.shown(desk, words);
  await author.launch(surveyId);
  await desk.getByRole('region', { name: words.editor.canvas }).getByRole('textbox').first().fill(title);
  await desk.getByRole('dialog').waitFor();
  await desk.goBack();
}

test('The editor of a survey shows its canvas, and its header leads back to the list [S2.route.survey-design] [S2.nav.edit-header-back]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const { title, drink } = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}`);

  const canvas = desk.getByRole('region', { name: words.editor.canvas });
  await expect(canvas).toContainText(drink);
  await expect(canvas.getByRole('textbox').first()).toHaveValue(title);
  await desk
    .getByRole('banner')
    .getByRole('link', { name: frameTexts(language).back })
    .click();
  await expect(desk).toHaveURL(/\/designer\/list$/);
});

test('The icons on the left lead to question logic, option logic and back to the survey [S2.editor.icon-bar-question-logic] [S2.editor.icon-bar-option-logic] [S2.editor.icon-bar-survey]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = frameTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await EditorPage.open(desk, words, surveyId);
  const bar = desk.getByRole('navigation', { name: texts.views });

  await bar.getByRole('link', { name: texts.titles.optionLogic }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}/logic/option$`));
  await bar.getByRole('link', { name: texts.titles.questionLogic }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}/logic/question$`));
  await bar.getByRole('link', { name: texts.survey, exact: true }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}$`));
  await expect(desk.getByRole('region', { name: words.editor.canvas })).toBeVisible();
});

test('The screens of logic say what the logic of the survey does [S2.route.survey-logic-question] [S2.route.survey-logic-option]', async ({
  desk,
  author,
  language,
}) => {
  const texts = frameTexts(language);
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  await expect(desk.getByRole('heading', { name: texts.titles.questionLogic })).toBeVisible();
  await expect(desk.getByText(texts.jump(tea.drinks, tea.yesNo[1], tea.last))).toBeVisible();
  await expect(desk.getByText(texts.carry(tea.kinds))).toHaveCount(0);
  await expectAccessible(desk, 'question logic');

  await desk.goto(`/designer/survey/${surveyId}/logic/option`);
  await expect(desk.getByRole('heading', { name: texts.titles.optionLogic })).toBeVisible();
  await expect(desk.getByText(texts.carry(tea.kinds))).toBeVisible();
  await expectAccessible(desk, 'option logic');
});

test('A survey without logic says so, and an edit elsewhere shows up by itself', async ({ desk, author, language }) => {
  const texts = frameTexts(language);
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language, { logic: [] }));
  await desk.goto(`/designer/survey/${surveyId}/logic/option`);
  await expect(desk.getByText(texts.noLogic)).toBeVisible();
  await expectAccessible(desk, 'option logic without any');

  await author.define(surveyId, logicSurvey(language));
  await expect(desk.getByText(texts.carry(tea.kinds))).toBeVisible();
});

test('What may not be edited has nothing to add, delete or drag with; what may has [S6.access.editable-flag]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = sampleTexts(language);
  const { verbs } = frameTexts(language);
  const surveyId = await author.launched(language);
  const main = desk.getByRole('main');
  const controls = main.getByRole('button', { name: verbs });
  const dragged = main.locator('[aria-roledescription]');

  await desk.goto(`/designer/survey/${surveyId}`);
  await expect(main.getByRole('region', { name: words.editor.canvas })).toContainText(texts.drink);
  await expect(controls).toHaveCount(0);
  await expect(dragged).toHaveCount(0);
  await expect(main.getByRole('textbox')).toHaveCount(0);

  await author.stop(surveyId);
  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.select('Q1', texts.drink);
  await expect(editor.question('Q1').getByRole('button', { name: words.editor.remove, exact: true })).toBeVisible();
  await expect(editor.question('Q1').getByRole('button', { name: words.editor.addOption, exact: true })).toBeVisible();
  expect(await controls.count()).toBeGreaterThan(10);
  await expect(dragged.first()).toBeAttached();
});

test.describe('leaving the editor', () => {
  test('with edits that a survey launched meanwhile does not take asks first, stops it on a yes and saves them [S2.guard.leave-message-pauses] [S2.guard.leave-message-republish] [S2.guard.leave-confirm-stops] [S2.guard.leave-confirm-navigates]', async ({
    desk,
    author,
    phone,
    words,
    language,
  }) => {
    const texts = frameTexts(language);
    const surveyId = await author.createSurvey(sampleSurvey(language));
    await leaveWithHeldTitle(desk, words, author, surveyId, 'Launched meanwhile');

    const dialog = desk.getByRole('dialog', { name: texts.leave });
    await expect(dialog).toContainText(texts.pauses);
    await expect(dialog).toContainText(texts.republish);
    await expectAccessible(desk, 'the question on leaving');
    await dialog.getByRole('button', { name: texts.stopAndLeave }).click();

    await expect(desk).toHaveURL(new RegExp(`/designer/publish/${surveyId}$`));
    expect(await author.definitionOf(surveyId)).toMatchObject({ title: 'Launched meanwhile' });
    await phone.goto(`/r/${surveyId}`);
    await expect(phone.getByRole('heading', { name: words.answering.closed })).toBeVisible();
  });

  test('asks about such edits while it runs and not otherwise; whoever only looked goes freely [S2.guard.leave-editor-running]', async ({
    desk,
    author,
    phone,
    words,
    language,
  }) => {
    const texts = frameTexts(language);
    const draft = await author.createSurvey(sampleSurvey(language));
    await EditorPage.open(desk, words, draft);
    await desk.getByRole('link', { name: texts.back }).click();
    await expect(desk).toHaveURL(/\/designer\/list$/);
    await expect(desk.getByRole('dialog')).toHaveCount(0);

    await leaveWithHeldTitle(desk, words, author, draft, 'Launched meanwhile');
    const dialog = desk.getByRole('dialog', { name: texts.leave });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: texts.leaveRunning }).click();
    await expect(desk).toHaveURL(new RegExp(`/designer/publish/${draft}$`));

    await desk.goto(`/designer/survey/${draft}`);
    await desk.getByRole('link', { name: texts.titles.questionLogic }).click();
    await expect(desk).toHaveURL(/\/logic\/question$/);
    await desk.getByRole('link', { name: texts.back }).click();
    await expect(desk).toHaveURL(/\/designer\/list$/);
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await phone.goto(`/r/${draft}`);
    await expect(phone.getByRole('radiogroup')).toBeVisible();
  });
});

test('The logic and back again: what was done can be undone, and the same questions are in view', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = frameTexts(language);
  const surveyId = await author.createSurvey(canteenSurvey(language));
  await EditorPage.open(desk, words, surveyId);
  const canvas = desk.getByRole('region', { name: words.editor.canvas });
  await canvas.getByRole('textbox').first().fill('Undo me');
  const question = canvas.getByRole('article', { name: 'Q15', exact: true });
  await question.scrollIntoViewIfNeeded();

  const bar = desk.getByRole('navigation', { name: texts.views });
  await bar.getByRole('link', { name: texts.titles.questionLogic }).click();
  await expect(canvas).toBeHidden();
  await bar.getByRole('link', { name: texts.survey, exact: true }).click();

  await expect(question).toBeInViewport();
  await desk.keyboard.press('Control+z');
  await expect(canvas.getByRole('textbox').first()).not.toHaveValue('Undo me');
});

test('The list of shortcuts opens by its button and by ?, and closes by Escape', async ({ desk, author, words, language }) => {
  const { shortcuts } = frameTexts(language);
  await EditorPage.open(desk, words, await author.createSurvey(sampleSurvey(language)));
  const dialog = desk.getByRole('dialog', { name: shortcuts });

  await desk.getByRole('button', { name: shortcuts }).click();
  await expect(dialog).toBeVisible();
  await expectAccessible(desk, 'the list of shortcuts');
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await desk.keyboard.press('?');
  await expect(dialog).toBeVisible();
});
