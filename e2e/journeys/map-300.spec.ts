import { expect, test } from '../fixtures.js';
import { LogicMap } from '../pages/LogicMap.js';
import { expectAccessible } from '../support/axe.js';
import { pagedSurvey, pageTitle } from '../support/paged-survey.js';

const QUESTIONS = 300;
const ON_A_PAGE = 25;

test('A map of 300 questions is folded, zoomed, read arrow by arrow with keys, and printed whole', async ({ desk, author, language }) => {
  test.slow();
  const surveyId = await author.createSurvey(pagedSurvey(language));
  const map = await LogicMap.open(desk, language, surveyId);
  const { texts } = map;
  await expect(map.stops).toHaveCount(QUESTIONS);
  await expectAccessible(desk, 'the map of a long survey');

  const second = map.heading(2, pageTitle(2));
  await second.click();
  await expect(second).toHaveAttribute('aria-expanded', 'false');
  await expect(map.stops).toHaveCount(QUESTIONS - ON_A_PAGE);
  await expect(map.stop('Q26')).toHaveCount(0);

  const height = async () => (await map.stop('Q2').boundingBox())?.height ?? 0;
  const usual = await height();
  await desk.getByRole('button', { name: texts.zoomOut }).click();
  await desk.getByRole('button', { name: texts.zoomOut }).click();
  await expect(desk.getByText('50%')).toBeVisible();
  expect(await height()).toBeCloseTo(usual / 2, 0);
  await map.stop('Q2').click();
  await expect(map.stop('Q2')).toHaveAttribute('aria-pressed', 'true');
  await desk.keyboard.press('Control+0');
  await expect(desk.getByText('100%')).toBeVisible();
  await map.list.hover({ position: { x: 200, y: 100 } });
  await desk.keyboard.down('Control');
  await desk.mouse.wheel(0, -100);
  await desk.keyboard.up('Control');
  await expect(desk.getByText('110%')).toBeVisible();

  const arrow = map.list.getByRole('button', { name: texts.arrow });
  const words = map.page.getByText(texts.arrow, { exact: true }).and(map.page.locator('p'));
  await expect(words).toBeHidden();
  await map.stop('Q1').focus();
  await desk.keyboard.press('Tab');
  await expect(arrow).toBeFocused();
  await expect(words).toBeVisible();
  await expect(map.litArcs).not.toHaveCount(0);
  await desk.keyboard.press('Enter');
  await expect(arrow).toHaveAttribute('aria-pressed', 'true');
  await expect(map.stop('Q1')).toHaveAttribute('aria-pressed', 'true');
  await expect(map.litArcs).toHaveCount(1);
  await expectAccessible(desk, 'the map with an arrow chosen');

  await map.followPath();
  const ground = (code: string) => map.stop(code).evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await ground('Q3');
  await map.panel.getByRole('radio', { name: texts.arrow }).check();
  await expect(map.stop('Q3')).toContainText(texts.offPath);
  expect(await ground('Q3')).not.toBe(plain);
  expect(await ground('Q8')).toBe(plain);

  await desk.getByRole('button', { name: texts.foldAll }).click();
  await expect(map.stops).toHaveCount(0);
  await desk.emulateMedia({ media: 'print' });
  await expect(map.stops).toHaveCount(QUESTIONS);
  await expect(map.stop('Q300')).toBeVisible();
  await expect(map.panel).toBeHidden();
  await expect(desk.getByRole('navigation')).toHaveCount(0);
  await expect(desk.getByRole('button', { name: texts.print })).toBeHidden();
  // Parts that scroll by themselves on the screen grow to their whole height on paper.
  const [onPaper, list] = [await desk.evaluate(() => document.documentElement.scrollHeight), await map.list.boundingBox()];
  expect(onPaper).toBeGreaterThan(list?.height ?? Infinity);
  await desk.emulateMedia({ media: 'screen' });
  await expect(map.stops).toHaveCount(0);
});
