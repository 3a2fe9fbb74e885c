import type { Page } from '@playwright/test';
import { RENDERS, SEED } from './count.js';
import { expect, test } from './hostile-test.js';
import { HostileTexts, PlainTexts } from './HostileTexts.js';
import { pagesWithButtons } from './places/buttons.js';
import { changeInlined } from './places/swap.js';
import { readDocument } from './watch/read-document.js';

const ANSWERING = /^\/r\/\w+$/;
const KEYS = ['back', 'cover', 'logo', 'accent', 'surface', 'ink', 'prevText', 'nextText', 'radius', 'textSize', 'isDark'];

/** One theme for each hundred renders of the other ways: what a theme holds is hardly ever shown as a text. */
const THEMES = Math.ceil(RENDERS / 100);

/** A page of two, with this theme whatever the server would say of it. */
async function screensOf(page: Page, surveyId: string, theme: object) {
  await changeInlined(page, (survey) =>
    // The replacement is a function because `$&` has a special meaning in a replacement string.
    survey.replace('"theme":{"radius":4}', () => `"theme":${JSON.stringify(theme).replaceAll('<', '\\u003c')}`),
  );
  await page.goto(`/r/${surveyId}`);
  await page.locator('[data-question]').first().waitFor();
  return [await page.evaluate(readDocument)];
}

test('A theme is looks and plain words whatever stands in it, S6', async ({ attack, author }) => {
  test.setTimeout(120_000 + THEMES * 5_000);
  const surveyId = await author.createSurvey({ ...pagesWithButtons(new PlainTexts().put, 2), theme: { radius: 4 } });
  await author.launch(surveyId);
  const sound = {
    back: 'a.png',
    cover: 'a.png',
    logo: 'a.png',
    accent: '#a00000',
    prevText: 'Back',
    nextText: 'On',
    radius: 8,
    isDark: true,
  };
  const plain = await attack.visit(ANSWERING, (page) => screensOf(page, surveyId, sound));
  expect(plain.screens[0]?.styles.join()).toContain('a.png');

  for (let round = 0; round < THEMES; round += 1) {
    const texts = new HostileTexts(SEED + round, 'refused');
    const theme = Object.fromEntries(KEYS.map((key) => [key, texts.put(`theme: ${key}`, { max: 400 })]));
    const hostile = await attack.visit(ANSWERING, (page) => screensOf(page, surveyId, theme));

    expect(attack.outcome([], hostile, plain).findings, JSON.stringify(theme)).toEqual([]);
  }
});
