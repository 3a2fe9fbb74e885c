import { expect, test } from '../fixtures.js';
import { simulationTexts } from '../i18n/simulation-texts.js';
import { SimulationPage } from '../pages/SimulationPage.js';
import { expectAccessible } from '../support/axe.js';
import { branchingSurvey } from '../support/branching-survey.js';

test('An author simulates respondents of twenty branching questions, sees what they cover, and throws them away', async ({
  desk,
  author,
  words,
  language,
}) => {
  const surveyId = await author.createSurvey(branchingSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}`);
  const simulation = await SimulationPage.open(desk, words, language, surveyId);
  const { texts } = simulation;
  await expect(desk).toHaveTitle(texts.title);
  await expect(desk.getByText(texts.empty)).toBeVisible();
  await expectAccessible(desk, 'simulation before the first');

  await simulation.simulate(120, 7);
  await expect(desk.getByText(texts.kept(120))).toBeVisible();
  await expect(desk.getByText(texts.all)).toBeVisible();
  await expect(simulation.share('questions')).toContainText('20 / 20');
  await expect(simulation.share('options')).toContainText('61 / 61');
  await expect(simulation.share('jumps')).toContainText('1 / 1');
  await simulation.line('Q2').click();
  await expect(desk.getByRole('link', { name: texts.edit })).toBeVisible();
  await expectAccessible(desk, 'simulation with its coverage');

  // The same respondents again, who take the place of the first ones.
  const figures = await desk.getByRole('main').textContent();
  await simulation.simulate(120, 7);
  await expect(simulation.run).toBeEnabled();
  const sameDay = (text: string | null) => text?.replaceAll(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/g, '');
  expect(sameDay(await desk.getByRole('main').textContent())).toBe(sameDay(figures));

  await desk.reload();
  await expect(desk.getByText(texts.kept(120))).toBeVisible();
  await simulation.removeAll();
  await expect(desk.getByText(texts.removed)).toBeVisible();
  await expect(desk.getByText(texts.empty)).toBeVisible();
});

test('What nobody can reach is named and leads to its question in the editor', async ({ desk, author, words, language }) => {
  const surveyId = await author.createSurvey(branchingSurvey(language, true));
  const simulation = await SimulationPage.open(desk, words, language, surveyId);
  const { texts } = simulation;

  await simulation.count.fill('');
  await simulation.run.click();
  await expect(desk.getByText(texts.countWrong)).toBeVisible();
  await simulation.simulate(60, 1);
  await expect(desk.getByText(texts.never)).toBeVisible();
  await expect(simulation.share('questions')).toContainText('19 / 20');
  await expectAccessible(desk, 'simulation with a dead end');

  await author.define(surveyId, { ...branchingSurvey(language, true), welcome: texts.survey.title });
  await desk.reload();
  await expect(desk.getByText(texts.stale)).toBeVisible();
  await simulation.link('Q20').first().click();
  await expect(desk).toHaveURL(new RegExp(`/survey/${surveyId}\\?node=20$`));
  await expect(
    desk
      .getByRole('textbox')
      .filter({ hasText: `${texts.survey.question} 20` })
      .first(),
  ).toBeInViewport();
});

test('The editor leads to the simulation, on a phone the preview does, and it fits there', async ({ desk, author, language }) => {
  const surveyId = await author.createSurvey(branchingSurvey(language));
  const { open, run, kept } = simulationTexts(language);
  await desk.goto(`/designer/survey/${surveyId}`);
  await desk.getByRole('link', { name: open }).click();
  await expect(desk).toHaveURL(new RegExp(`/survey/${surveyId}/simulation$`));

  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto(`/designer/survey/${surveyId}/preview`);
  await desk.getByRole('link', { name: open }).click();
  await desk.getByRole('button', { name: run, exact: true }).click();
  await expect(desk.getByText(kept(100))).toBeVisible();
  await expectAccessible(desk, 'simulation on a phone');

  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
