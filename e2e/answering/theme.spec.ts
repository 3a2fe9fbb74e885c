import type { SurveyNode, SurveyTheme } from '@wence/schema';
import { expectAccessible } from '../support/axe.js';
import { expect, test } from './support/ask.js';
import { everyType, LOGO, PICTURE, servePictures } from './support/themed.js';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const SOME = ['single', 'multiple', 'text', 'rate', 'matrixSingle', 'slider'];

/** Extreme choices of an author: an accent that no text can have, light on dark, a picture behind everything. */
const THEMES: readonly (readonly [name: string, theme: SurveyTheme, keys?: readonly string[]])[] = [
  ['a bright yellow on white', { accent: '#facc15', back: '#fef3c7', radius: 24 }, SOME],
  ['light on dark', { isDark: true, accent: '#1e3a8a', back: '#0b0f14' }],
  ['a picture behind the sheet', { back: PICTURE, cover: PICTURE, logo: LOGO, accent: '#be185d', surface: '#8a8a8a', textSize: 2 }, SOME],
];

for (const viewport of WIDTHS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, theme, keys] of THEMES) {
      test(`${name} can be read in every state, and nothing is asked of other sites [4.2.16]`, async ({
        page,
        author,
        words,
        language,
      }) => {
        test.slow();
        const origins = new Set<string>();
        page.on('request', (request) => origins.add(new URL(request.url()).origin));
        await servePictures(page);
        const surveyId = await author.createSurvey(everyType(language, theme, keys));
        await author.launch(surveyId);

        await page.goto(`/r/${surveyId}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, `${name}, empty`);

        await page.getByRole('button', { name: words.answering.submit, exact: true }).click();
        await page.getByRole('link').first().waitFor();
        await expectAccessible(page, `${name}, left out`);

        await page.getByRole('radio').first().check();
        await page.getByRole('checkbox').first().check();
        await page.getByRole('textbox').first().fill('Tea');
        await expectAccessible(page, `${name}, answered`);
        expect([...origins]).toEqual([new URL(page.url()).origin]);
      });
    }
  });
}

test('The look is there with the first question, and set without a style in the page [4.2.16]', async ({ page, author, language }) => {
  const surveyId = await author.createSurvey(everyType(language, { surface: '#1e1b4b', accent: '#facc15' }, SOME));
  await author.launch(surveyId);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const question = document.querySelector('[data-question]');
      if (!question) return;
      observer.disconnect();
      Object.assign(window, { firstGround: getComputedStyle(document.body).getPropertyValue('--surface') });
    }).observe(document, { childList: true, subtree: true });
  });

  const served = await page.goto(`/r/${surveyId}`);
  await page.locator('[data-question]').first().waitFor();

  expect(await page.evaluate(() => Reflect.get(window, 'firstGround'))).toBe('#1e1b4b');
  expect(await page.locator('main').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(30, 27, 75)');
  expect(await served?.text()).not.toMatch(/\sstyle=/);
});

test('A page without a theme stays light where the device is dark [4.2.16]', async ({ page, author, language }) => {
  const surveyId = await author.createSurvey({ ...everyType(language, {}, SOME) });
  await author.launch(surveyId);
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.goto(`/r/${surveyId}`);
  await page.locator('[data-question]').first().waitFor();

  expect(await page.locator('main').evaluate((sheet) => getComputedStyle(sheet).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('Nothing moves for somebody who asks for reduced motion [4.2.17]', async ({ page, author, language }) => {
  const surveyId = await author.createSurvey(everyType(language, { accent: '#be185d' }));
  await author.launch(surveyId);
  await page.goto(`/r/${surveyId}`);
  await page.locator('[data-question]').last().waitFor();
  const moving = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('*')].flatMap((part) =>
        [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)),
      );
      const isTimed = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0);
      return parts.filter(
        (style) => isTimed(style.transitionDuration) || isTimed(style.animationDuration) || style.scrollBehavior === 'smooth',
      ).length;
    });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBeGreaterThan(0);
});

test('Numbers and the progress line are there unless the theme leaves them out [4.2.18]', async ({ ask }) => {
  const nodes: SurveyNode[] = [{ id: 1, code: 'Q1', type: 3, title: 'Why?' }];
  const usual = await ask(nodes);
  await expect(usual.page.getByRole('heading', { level: 2 })).toHaveText('1.Why?');
  await expect(usual.page.getByRole('progressbar')).toBeVisible();

  const bare = await ask(nodes, { theme: { hasNumbers: false, hasProgress: false } });
  await expect(bare.page.getByRole('heading', { level: 2 })).toHaveText('Why?');
  await expect(bare.page.getByRole('progressbar')).toHaveCount(0);
});

test("The buttons say the page's own words, then the theme's; the last one says that it sends [4.2.47]", async ({ ask, words }) => {
  const text = (id: number): SurveyNode => ({ id, code: `Q${id}`, type: 3, title: `Question ${id}` });
  const nodes: SurveyNode[] = [text(1), { id: 4, code: 'P1', type: 0, title: 'P', setting: { next_text: 'To the garden' } }, text(2)];
  nodes.push({ id: 5, code: 'P2', type: 0, title: 'P' }, text(3));
  const { page } = await ask(nodes, {
    perPage: true,
    settings: { paging: 'page' },
    theme: { prevText: 'Look back', nextText: 'Go on >' },
  });
  const buttons = page.getByRole('main').getByRole('button');

  await expect(buttons).toHaveText(['To the garden']);
  await buttons.first().click();
  await expect(page.getByText('Question 2')).toBeVisible();
  expect((await buttons.allTextContents()).sort()).toEqual(['Look back', 'Go on >'].sort());
  await page.getByRole('button', { name: 'Go on >' }).click();
  await expect(page.getByText('Question 3')).toBeVisible();
  expect((await buttons.allTextContents()).sort()).toEqual(['Look back', words.answering.submit].sort());
});

for (const theme of [
  { accent: 'url(//elsewhere.test/a)' },
  { surface: '#ffffff;} body { display: none' },
  { back: 'https://elsewhere.test/a.png' },
  { logo: 'a.png"),url("//elsewhere.test' },
  { nextText: '</style><b>Go</b>' },
]) {
  test(`The server takes no theme with ${JSON.stringify(theme)} [4.2.16]`, async ({ author, language }) => {
    const field = `theme.${Object.keys(theme).join()}`;
    await expect(author.createSurvey(everyType(language, theme, SOME))).rejects.toThrow(new RegExp(`A0400: .*${field}`));
  });
}
