import { chromium, type Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { gallery, surveyOf } from '../support/gallery/gallery.js';
import { oldChromium } from '../support/old-chromium.js';

/** The page's own script; the files of controls have other names. */
const SCRIPT = /\/assets\/r-[^/]+\.js$/;

/** Finds what a respondent would tap by its words and taps it. Locators need functions that a browser of 2020 lacks, so the page is asked directly. */
async function tap(page: Page, selector: string, words = ''): Promise<void> {
  const place = await page.evaluate(
    ([sought, text]) => {
      const found = Array.from(document.querySelectorAll(sought as string)).find((each) => each.textContent?.includes(text as string));
      found?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = found?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
      return found ? { x: left + width / 2, y: top + height / 2 } : null;
    },
    [selector, words],
  );
  if (!place) throw new Error(`Nothing to tap: ${selector} ${words}`);
  await page.mouse.click(place.x, place.y);
}

test('A browser of 2020, Chromium 86, asks every type of question and hands a survey in', async ({ author, words, language, server }) => {
  const texts = sampleTexts(language);
  const surveyId = await author.launched(language);
  const items = gallery(language);
  const everyType = await author.createSurvey(surveyOf(language, items));
  await author.launch(everyType);
  const browser = await chromium.launch(await oldChromium());
  const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));

  await page.goto(`/r/${everyType}`);
  // The last of them; before it are all the others.
  await page.waitForFunction((title) => document.body.innerText.includes(title), items.at(-1)?.node.title ?? '');
  await page.goto(`/r/${surveyId}`);
  await page.waitForFunction(() => document.querySelectorAll('h2').length === 3);
  await tap(page, 'label', texts.drinks[0]);
  await tap(page, 'label', texts.genres[0]);
  await tap(page, 'textarea, input:not([type=radio]):not([type=checkbox])');
  await page.keyboard.type(texts.answer);
  await tap(page, 'button', words.answering.submit);
  await page.waitForFunction((thanks) => document.querySelector('h1')?.textContent === thanks, words.answering.thanks);

  expect(browser.version()).toMatch(/^86\./);
  expect(faults).toEqual([]);
  await browser.close();
});

test('A page whose script does not arrive says so and opens the same address again', async ({ phone, author, words, language }) => {
  const surveyId = await author.launched(language);
  await phone.route(SCRIPT, (route) => route.abort());
  await phone.goto(`/r/${surveyId}?from=poster`);
  const notice = phone.getByRole('heading', { name: words.answering.late });
  await expect(notice).toBeHidden();

  // The notice comes after eight seconds; its animation is brought to the end instead of waiting.
  await phone.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(notice).toBeVisible();
  await phone.unroute(SCRIPT);
  await phone.getByRole('link', { name: words.answering.lateRetry }).click();

  await expect(phone.getByRole('radiogroup', { name: sampleTexts(language).drink })).toBeVisible();
  expect(new URL(phone.url()).search).toBe('?from=poster');
});

test('A browser without scripts reads what the survey needs', async ({ browser, author, words, language, server }) => {
  const surveyId = await author.launched(language);
  const context = await browser.newContext({ baseURL: server.origin, javaScriptEnabled: false });
  const page = await context.newPage();

  await page.goto(`/r/${surveyId}`);

  await expect(page.getByRole('heading', { name: words.answering.late })).toBeVisible();
  await expect(page.getByRole('link', { name: words.answering.lateRetry }).first()).toBeVisible();
  await context.close();
});
