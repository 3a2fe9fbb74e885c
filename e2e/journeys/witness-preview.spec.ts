import { expect, test } from '../fixtures.js';
import { findingTexts } from '../i18n/finding-texts.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { PreviewPage } from '../pages/PreviewPage.js';
import { PublishPage } from '../pages/PublishPage.js';
import { expectAccessible } from '../support/axe.js';
import { doubtfulSurvey } from '../support/doubtful-survey.js';
import { logicSurvey } from '../support/logic-survey.js';

test('A finding that can happen is seen happening in the preview: answered, on the page of its question, with its reasons open', async ({
  desk,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const texts = findingTexts(language);
  const surveyId = await author.createSurvey(doubtfulSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  const card = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: 'Q3' }) });
  await card.getByRole('link', { name: texts.preview }).click();

  const preview = await PreviewPage.shown(desk, words, language);
  await expect(desk.getByText(texts.handed)).toBeVisible();
  await expect(preview.line('Q3').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(preview.line('Q3').getByText(preview.texts.holds, { exact: true })).toHaveCount(2);
  // It is hidden: where it would stand is the question behind it.
  await expect(preview.frame.getByRole('heading', { name: tea.favourite })).toBeVisible();
  await expectAccessible(desk, 'the preview at a finding');
  await preview.next(tea.back);
  await expect(preview.frame.getByRole('checkbox', { name: tea.teas[0] })).toBeChecked();

  await preview.button('restart').click();
  await expect(preview.frame.getByRole('radiogroup', { name: tea.drinks }).getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(desk.getByText(texts.handed)).toBeHidden();
});

test('Warnings ask before a launch, lead to their rules and to the preview, and do not block; errors do', async ({
  desk,
  author,
  words,
  language,
}) => {
  const tea = logicTexts(language);
  const texts = findingTexts(language);
  const surveyId = await author.createSurvey(doubtfulSurvey(language));
  await PublishPage.open(desk, words, surveyId);
  const launch = desk.getByRole('button', { name: words.publish.launch, exact: true });
  const dialog = desk.getByRole('dialog');
  await launch.click();
  await expect(dialog).toContainText(texts.ask);
  await expect(dialog).toContainText(texts.clash);
  await expectAccessible(desk, 'warnings before a launch');
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(dialog).toBeHidden();
  await expect(launch).toBeEnabled();

  await launch.click();
  await dialog.getByRole('listitem').filter({ hasText: texts.clash }).getByRole('button', { name: texts.rules }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}/logic/question$`));
  await PublishPage.open(desk, words, surveyId);
  await launch.click();
  await dialog.getByRole('listitem').filter({ hasText: texts.skipped }).getByRole('button', { name: texts.preview }).click();
  const preview = await PreviewPage.shown(desk, words, language);
  await expect(preview.frame.getByRole('heading', { name: tea.last })).toBeVisible();
  await expect(preview.line('Q6').getByRole('button')).toHaveAttribute('aria-expanded', 'true');

  const publish = await PublishPage.open(desk, words, surveyId);
  await launch.click();
  await dialog.getByRole('button', { name: texts.anyway }).click();
  await publish.stop();
  await author.define(surveyId, logicSurvey(language, { nodes: [{ id: 1, code: 'Q1', type: 1, title: tea.drinks }], logic: [] }));
  await desk.reload();
  await desk.getByRole('button', { name: words.publish.relaunch }).click();
  await expect(dialog).toContainText(texts.refused);
  await expect(dialog).toContainText(texts.noOptions);
  await expectAccessible(desk, 'errors before a launch');
  await dialog.getByRole('button', { name: texts.edit }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/survey/${surveyId}$`));
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the reasons of a finding are open below its question, and warnings fit the screen', async ({ desk, author, words, language }) => {
    const texts = findingTexts(language);
    const surveyId = await author.createSurvey(doubtfulSurvey(language));
    await PublishPage.open(desk, words, surveyId);
    await desk.getByRole('button', { name: words.publish.launch, exact: true }).click();
    await expect(desk.getByRole('dialog')).toContainText(texts.ask);
    await expectAccessible(desk, 'warnings before a launch on a phone');

    await desk.goto(`/designer/survey/${surveyId}/logic/question`);
    await desk.getByRole('link', { name: texts.preview }).last().click();
    const preview = await PreviewPage.shown(desk, words, language);
    await expect(preview.button('why')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(desk, 'the preview at a finding on a phone');
  });
});
