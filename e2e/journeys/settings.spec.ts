import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { frameTexts } from '../i18n/frame-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { settingsTexts } from '../i18n/settings-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

async function open(desk: Page, surveyId: string, title: string) {
  await desk.goto(`/designer/setting/${surveyId}`);
  await expect(desk.getByRole('heading', { name: title })).toBeVisible();
}

test('The header of a survey leads to editing, settings, publishing and the report [S2.nav.edit-header-tabs] [S2.route.setting-answer]', async ({
  desk,
  author,
  language,
}) => {
  const { tabs, tabsLabel, title } = settingsTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}`);
  const nav = desk.getByRole('navigation', { name: tabsLabel, exact: true });

  await expect(nav.getByRole('link')).toHaveText([...tabs]);
  await nav.getByRole('link', { name: tabs[1] }).click();
  await expect(desk).toHaveURL(new RegExp(`/designer/setting/${surveyId}$`));
  await expect(desk.getByRole('heading', { name: title })).toBeVisible();
  await expect(nav.getByRole('link', { name: tabs[1] })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(desk, 'settings');
});

test('When a survey opens, how much it takes and how it is divided is set here, can be undone, and holds for who answers', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = settingsTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await open(desk, surveyId, texts.title);

  await desk.getByLabel(texts.total).fill('250');
  await desk.getByLabel(texts.opensAt).fill('2099-03-01T09:30');
  await expect(desk.getByRole('switch', { name: texts.autoAdvance })).toBeDisabled();
  await desk.getByRole('radio', { name: texts.question }).check();
  await desk.getByRole('switch', { name: texts.autoAdvance }).click();

  // The browser's clock is that of Shanghai.
  await expect
    .poll(() => author.definitionOf(surveyId))
    .toMatchObject({ perPage: true, settings: { total: 250, opensAt: '2099-03-01T01:30:00.000Z', autoAdvance: true } });
  await desk.keyboard.press('Control+z');
  await expect(desk.getByRole('switch', { name: texts.autoAdvance })).not.toBeChecked();

  await author.launch(surveyId);
  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('heading', { name: words.answering.refused.notStarted })).toBeVisible();
});

test('An end before the beginning is shown as wrong and not kept', async ({ desk, author, language }) => {
  const texts = settingsTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language, { settings: { opensAt: '2099-03-01T01:30:00.000Z' } }));
  await open(desk, surveyId, texts.title);
  await expect(desk.getByLabel(texts.opensAt)).toHaveValue('2099-03-01T09:30');

  await desk.getByLabel(texts.closesAt).fill('2099-02-01T09:30');
  await desk.getByLabel(texts.closesAt).press('Enter');
  await expect(desk.getByRole('alert')).toContainText(texts.backwards);
  await expectAccessible(desk, 'settings with a fault');
  expect((await author.definitionOf(surveyId)).settings?.closesAt).toBeUndefined();

  await desk.getByLabel(texts.closesAt).fill('2099-04-01T09:30');
  await desk.getByLabel(texts.closesAt).press('Enter');
  await expect(desk.getByRole('alert')).toHaveCount(0);
  await expect.poll(async () => (await author.definitionOf(surveyId)).settings?.closesAt).toBe('2099-04-01T01:30:00.000Z');
});

test('A limit is set while the survey runs: nobody is asked to stop it, and it holds at once', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = settingsTexts(language);
  const surveyId = await author.launched(language);
  await phone.goto(`/r/${surveyId}`);
  await open(desk, surveyId, texts.title);
  await expect(desk.getByRole('dialog')).toHaveCount(0);
  await expect(desk.getByText(texts.live)).toBeVisible();
  await expectAccessible(desk, 'settings of a running survey');

  await desk.getByLabel(texts.closesAt).fill('2020-03-01T09:30');
  await desk.getByLabel(texts.closesAt).press('Enter');
  await desk.getByLabel(texts.total).fill('250');
  await desk.getByLabel(texts.total).press('Enter');
  await expect.poll(() => author.definitionOf(surveyId)).toMatchObject({ settings: { total: 250, closesAt: '2020-03-01T01:30:00.000Z' } });

  await desk.reload();
  await expect(desk.getByLabel(texts.total)).toHaveValue('250');
  await expect(desk.getByLabel(texts.closesAt)).toHaveValue('2020-03-01T09:30');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: words.answering.refused.ended })).toBeVisible();
});

test('What touches the pages of a running survey waits for a stop, and leaving the settings asks [S2.guard.leave-settings-running]', async ({
  desk,
  author,
  language,
}) => {
  const texts = settingsTexts(language);
  const frame = frameTexts(language);
  const draft = await author.createSurvey(sampleSurvey(language));
  await open(desk, draft, texts.title);
  await desk.getByRole('link', { name: frame.back }).click();
  await expect(desk).toHaveURL(/\/designer\/list$/);
  await expect(desk.getByRole('dialog')).toHaveCount(0);

  const surveyId = await author.launched(language);
  await open(desk, surveyId, texts.title);
  await expect(desk.getByLabel(texts.opensAt)).toBeEnabled();
  await expect(desk.getByRole('radio', { name: texts.question })).toBeDisabled();
  await expect(desk.getByRole('button', { name: texts.stop })).toBeVisible();

  const edited = await author.createSurvey(sampleSurvey(language));
  await desk.goto(`/designer/publish/${edited}`);
  await desk.getByRole('navigation', { name: texts.tabsLabel, exact: true }).getByRole('link', { name: texts.tabs[1] }).click();
  await expect(desk.getByRole('radio', { name: texts.question })).toBeEnabled();
  await author.launch(edited);
  await desk.getByRole('radio', { name: texts.question }).check();
  await desk.getByRole('dialog').waitFor();
  await desk.goBack();
  await expect(desk.getByRole('dialog', { name: frame.leave })).toBeVisible();
});

test('While a survey runs its author takes the way back, the going on later and another response away, and shows own answers', async ({
  desk,
  author,
  phone,
  words,
  language,
}) => {
  const texts = settingsTexts(language);
  const sample = sampleTexts(language);
  const surveyId = await author.launched(language, { perPage: true });
  await open(desk, surveyId, texts.title);
  for (const name of texts.switches) await desk.getByRole('switch', { name }).click();
  const settings = { goBack: false, resume: false, showAnswers: true, retake: false };
  await expect.poll(() => author.definitionOf(surveyId)).toMatchObject({ settings });

  const respondent = await RespondentPage.open(phone, words, surveyId);
  const next = phone.getByRole('button', { name: words.answering.next, exact: true });
  const begin = async () => {
    await respondent.choose(sample.drink, sample.drinks[0]);
    await next.click();
  };
  await begin();
  await expect(phone.getByText(texts.notKept)).toBeVisible();
  await expect(phone.getByRole('button', { name: words.answering.back, exact: true })).toHaveCount(0);
  await phone.goBack();
  await expect(respondent.question(sample.genre)).toBeVisible();

  await phone.reload();
  await begin();
  await respondent.choose(sample.genre, sample.genres[0]);
  await next.click();
  await respondent.write(sample.wish, sample.answer);
  await respondent.submit();

  await expect(phone.getByRole('heading', { name: texts.ownAnswers })).toBeVisible();
  await expect(phone.getByRole('definition')).toHaveText([sample.drinks[0], sample.genres[0], sample.answer]);
  await expectAccessible(phone, 'own answers');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.alreadyTitle })).toBeVisible();
  await expect(phone.getByRole('button')).toHaveCount(0);
});
