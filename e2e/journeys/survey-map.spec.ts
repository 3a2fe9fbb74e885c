import { expect, test } from '../fixtures.js';
import { logicTexts } from '../i18n/logic-texts.js';
import { mapTexts } from '../i18n/map-texts.js';
import { LogicMap } from '../pages/LogicMap.js';
import { expectAccessible } from '../support/axe.js';
import { logicSurvey } from '../support/logic-survey.js';

test('The map says what a question depends on and what depends on it, and leads to the rules', async ({ desk, author, language }) => {
  const tea = logicTexts(language);
  const surveyId = await author.createSurvey(logicSurvey(language));
  await desk.goto(`/designer/survey/${surveyId}/logic/question`);
  await desk.getByRole('link', { name: mapTexts(language).open }).click();
  const map = await LogicMap.shown(desk, language);
  const { texts } = map;
  await expect(desk).toHaveTitle(texts.title);
  await expect(map.stop('Q3')).toContainText(texts.conditional);
  await expectAccessible(desk, 'the map of a survey');

  await map.stop('Q2').click();
  await expect(map.stop('Q2')).toHaveAttribute('aria-pressed', 'true');
  await expect(map.stop('Q1')).toContainText(texts.affects);
  await expect(map.stop('Q3')).toContainText(texts.affected);
  await expect(map.stop('Q4')).toContainText(texts.affected);
  await expect(map.panel).toContainText(texts.jump);
  await expect(map.litArcs).toHaveCount(1);
  await expectAccessible(desk, 'the map with a question selected');

  await map.panel.getByRole('list', { name: texts.nodes }).getByRole('button', { name: 'Q4' }).click();
  await expect(map.stop('Q4')).toHaveAttribute('aria-pressed', 'true');
  await expect(map.panel.getByRole('heading', { name: tea.favourite })).toBeVisible();
  await map.panel.getByRole('link', { name: texts.jump }).click();
  await expect(desk).toHaveURL(/\/logic\/question#rule-51$/);
  await expect(desk.locator('[id="rule-51"]')).toBeFocused();

  // A rule on the other screen is gone to as well.
  await (await LogicMap.open(desk, language, surveyId)).stop('Q4').click();
  await map.panel.getByRole('link', { name: tea.kinds }).last().click();
  await expect(desk).toHaveURL(/\/logic\/option#rule-55$/);
  await expect(desk.locator('[id="rule-55"]')).toBeFocused();
});

test('A path is followed fork by fork: what is not on it steps back', async ({ desk, author, language }) => {
  const surveyId = await author.createSurvey(logicSurvey(language));
  const map = await LogicMap.open(desk, language, surveyId);
  const { texts } = map;
  await map.followPath();
  await expect(map.panel).toContainText(texts.passes(6, 6));
  await expect(map.litArcs).toHaveCount(0);

  await map.panel.getByRole('radio', { name: texts.jump }).check();
  await expect(map.panel).toContainText(texts.passes(2, 6));
  await expect(map.stop('Q2')).toContainText(texts.offPath);
  await expect(map.stop('Q6')).not.toContainText(texts.offPath);
  await expect(map.litArcs).toHaveCount(1);
  await expectAccessible(desk, 'the map with a path');
  await map.panel.getByRole('button', { name: texts.reset }).click();
  await expect(map.panel).toContainText(texts.passes(6, 6));
});

test('Without logic the map says what it is for, and leads to where logic is made', async ({ desk, author, language }) => {
  const plain = logicSurvey(language);
  const nodes = plain.nodes.map((node) => (node.id === 3 ? { ...node, title: '?' } : node));
  const surveyId = await author.createSurvey({ ...plain, nodes, logic: [] });
  await desk.goto(`/designer/survey/${surveyId}/logic/map`);
  const main = desk.getByRole('main');
  await expect(main).toContainText(mapTexts(language).untied);
  await expectAccessible(desk, 'the map of a survey without logic');
  await main.getByRole('link', { name: mapTexts(language).make }).click();
  await expect(desk).toHaveURL(/\/logic\/question$/);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the map is worked by keys, and what is told lies over the lower half', async ({ desk, author, language }) => {
    const surveyId = await author.createSurvey(logicSurvey(language));
    const map = await LogicMap.open(desk, language, surveyId);
    await expectAccessible(desk, 'the map on a phone');
    await map.stop('Q6').focus();
    await desk.keyboard.press('Enter');
    await expect(map.stop('Q6')).toBeInViewport();
    await expect(map.panel).toBeInViewport();
    await expectAccessible(desk, 'the map with a question selected on a phone');
    await map.panel.getByRole('button', { name: map.texts.close }).click();
    await expect(map.stop('Q6')).toHaveAttribute('aria-pressed', 'false');
    await map.followPath();
    await map.panel.getByRole('radio', { name: map.texts.jump }).check();
    await expectAccessible(desk, 'the map with a path on a phone');
  });
});
