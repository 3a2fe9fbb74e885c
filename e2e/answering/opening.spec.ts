import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Words } from '../i18n/words.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const PAST = '2020-01-01T00:00:00Z';
const FUTURE = '2099-12-01T00:30:00Z';
const WIDE = { width: 1440, height: 900 };

type Refusal = keyof Words['answering']['refused'];

/** The status of the answer, and the one heading of the page; axe finds nothing on it at both widths. */
async function expectRefused(page: Page, words: Words, path: string, status: number, why: Refusal): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), why).toBe(status);
  await expect(page.getByRole('heading', { level: 1, name: words.answering.refused[why], exact: true })).toBeVisible();
  await expectAccessible(page, why);
  const narrow = page.viewportSize();
  await page.setViewportSize(WIDE);
  await expectAccessible(page, `${why} at 1440 px`);
  if (narrow) await page.setViewportSize(narrow);
}

test('A survey that takes no answers says why, on a page of its own and by an honest status [4.2.2] [4.2.3]', async ({
  phone,
  author,
  words,
  language,
}) => {
  const early = await author.launched(language, { settings: { opensAt: FUTURE } });
  const ended = await author.launched(language, { settings: { closesAt: PAST } });
  const full = await author.launched(language, { settings: { total: 1 } });
  await author.submit(full, language);
  const paused = await author.launched(language);
  await author.stop(paused);

  await expectRefused(phone, words, '/r/nosuchsurv', 404, 'notFound');
  await expectRefused(phone, words, `/r/${ended}`, 410, 'ended');
  await expectRefused(phone, words, `/r/${full}`, 410, 'full');
  await expectRefused(phone, words, `/r/${paused}`, 410, 'paused');
  await expectRefused(phone, words, `/r/${early}?test=forged`, 403, 'testLinkInvalid');
  await expectRefused(phone, words, `/r/${early}`, 403, 'notStarted');
  const start = await phone.evaluate(
    ([at, locale]) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', day: 'numeric' }).format(new Date(at as string)),
    [FUTURE, language],
  );
  await expect(phone.getByText(start.split(',')[0] as string)).toBeVisible();
});

test('A survey that ends while it is answered leaves the answers on the device and says so [4.2.2]', async ({
  phone,
  author,
  words,
  language,
}) => {
  const surveyId = await author.launched(language);
  const texts = sampleTexts(language);
  const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, texts);
  await author.stop(surveyId);
  await author.define(surveyId, sampleSurvey(language, { settings: { closesAt: PAST } }));
  await author.launch(surveyId);

  await respondent.submit();

  await expect(phone.getByRole('heading', { name: words.answering.refused.ended })).toBeFocused();
  await expect(phone.getByText(words.answering.keptHere)).toBeVisible();
  await expectAccessible(phone, 'ended while answering');
  await phone.getByRole('button', { name: words.answering.backToAnswers }).click();
  await expect(phone.getByRole('textbox', { name: texts.wish })).toHaveValue(texts.answer);
  await expectRefused(phone, words, `/r/${surveyId}`, 410, 'ended');
  await expect(phone.getByText(words.answering.keptHere)).toBeVisible();
  expect(await author.responseCount(surveyId)).toBe(0);
});

test('Test mode shows the draft under a banner that stays, and counts nothing [4.2.5] [S2.respondent.preview-test-mode]', async ({
  phone,
  author,
  words,
  language,
}) => {
  const surveyId = await author.createSurvey(sampleSurvey(language));
  const texts = sampleTexts(language);
  const banner = phone.getByText(words.answering.testMode);
  const respondent = await RespondentPage.open(phone, words, surveyId);
  await expect(phone.getByRole('heading', { name: words.answering.refused.notFound })).toBeVisible();

  await phone.goto(await author.testLink(surveyId));
  await expect(banner).toBeVisible();
  const [top, title] = [await banner.boundingBox(), await phone.getByRole('heading', { level: 1 }).boundingBox()];
  expect((top?.y ?? 0) + (top?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
  await expectAccessible(phone, 'test mode');
  await respondent.submit();
  await expect(phone.locator('[aria-invalid=true]').first()).toBeVisible();
  await respondent.answer(texts);
  await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(banner).toBeInViewport({ ratio: 1 });
  await phone.setViewportSize(WIDE);
  await expect(banner).toBeInViewport({ ratio: 1 });
  await expectAccessible(phone, 'test mode at 1440 px');

  await respondent.submit();
  await respondent.expectThanks();
  await expect(banner).toBeVisible();
  expect(await author.responseCount(surveyId)).toBe(0);

  await author.launch(surveyId);
  await phone.goto(`/r/${surveyId}`);
  await expect(respondent.submitButton).toBeVisible();
  await expect(banner).toBeHidden();
});

test('What the link carries stays with the visit and is never shown [4.2.6] [S2.respondent.query-non-empty]', async ({
  phone,
  author,
  words,
  language,
}) => {
  const surveyId = await author.launched(language, { perPage: true });
  const texts = sampleTexts(language);
  const next = phone.getByRole('button', { name: words.answering.next, exact: true });

  await phone.goto(`/r/${surveyId}?source=mailing&uid=visitor-42&empty=&test=`);
  const respondent = new RespondentPage(phone, words);
  await respondent.choose(texts.drink, texts.drinks[0]);
  await next.click();
  await phone.goBack();
  await next.click();
  await respondent.choose(texts.genre, texts.genres[0]);
  await expect(phone.getByText('visitor-42')).toBeHidden();

  await phone.goto(`/r/${surveyId}`);
  await phone.getByRole('button', { name: words.answering.resume }).click();
  await next.click();
  await respondent.write(texts.wish, texts.answer);
  await respondent.submit();
  await respondent.expectThanks();

  expect(await author.newestOrigin(surveyId)).toMatchObject({ source: 'mailing', params: { uid: 'visitor-42' } });
});
