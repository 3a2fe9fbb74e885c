import type { SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import type { Answering } from './support/Answering.js';
import { codeSentTo } from '../support/mailbox.js';
import { anyMobile } from '../support/mobile-numbers.js';
import { expect, test } from './support/ask.js';

const proven: SurveyNode = { id: 1, code: 'Q1', type: 60, title: 'Your mobile', required: true };
const other: SurveyNode = { id: 2, code: 'Q2', type: 3, title: 'Anything else?' };
const COUNTDOWN_MS = 60_000;

/** The parts of the question. */
function partsOf(answering: Answering) {
  const all = answering.question(1);
  return {
    number: all.locator('input[autocomplete="tel"]'),
    code: all.locator('input[autocomplete="one-time-code"]'),
    send: all.getByRole('button').first(),
    check: all.getByRole('button').nth(1),
    error: all.locator('#q1-error'),
    codeNote: all.locator('p[id$="-note"]:not(#q1-note)'),
    mark: all.locator('p[tabindex="-1"]'),
    spoken: answering.page.locator('[aria-live="polite"]'),
  };
}

/** Nothing moves away under the finger that pressed it. */
async function expectBeside(button: Locator, box: Locator): Promise<void> {
  expect((await button.boundingBox())?.y).toBe((await box.boundingBox())?.y);
}

const wrong = (code: string) => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

test('A number is proven by the keyboard alone, and stored as the number [4.2.12] (verification code)', async ({ ask, server }) => {
  const answering = await ask([proven]);
  const { page, respondent } = answering;
  const { number, code, send, error, mark, spoken } = partsOf(answering);
  const mobile = anyMobile();
  await answering.expectSound('verification code, empty');

  await respondent.submit();
  await expect(error).toBeVisible();
  await expect(number).toBeFocused();
  await answering.expectSound('verification code, with its error');

  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText(mobile);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(send).toContainText(/\d/);
  await answering.expectSound('verification code, sent');
  await expectBeside(send, number);

  await respondent.submit();
  await expect(code).toBeFocused();
  await expect(error, 'what is to be typed now').toContainText('6');
  await page.keyboard.type(await codeSentTo(server.origin, mobile));

  await expect(mark).toBeFocused();
  await expect(error).toHaveCount(0);
  await answering.expectSound('verification code, proven');
  expect(await answering.submitted()).toEqual({ 1: { text: mobile } });
});

test('A wrong code is told with the tries that are left; after five a new code is needed', async ({ ask, server }) => {
  const answering = await ask([proven]);
  const { number, code, codeNote, send, check, mark, error } = partsOf(answering);
  const mobile = anyMobile();
  await number.fill(mobile);
  await send.click();
  const right = await codeSentTo(server.origin, mobile);

  await code.fill(wrong(right));
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(codeNote).toContainText('4');
  await expect(code).toHaveValue(wrong(right));
  await answering.expectSound('verification code, wrong');
  await answering.respondent.submit();
  await expect(code).toBeFocused();
  await expect(error, 'told once, beside the code').toHaveCount(0);
  await expect(codeNote).toContainText('4');
  for (const left of [3, 2, 1]) {
    await check.click();
    await expect(codeNote).toContainText(String(left));
  }
  await check.click();
  await expect(codeNote).not.toContainText(/\d/);
  await code.fill(right);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(mark).toHaveCount(0);
});

test('Sending again is offered once the countdown is over, which goes on behind another page [S9.countdown.mobile-59]', async ({
  ask,
  server,
  words,
}) => {
  const answering = await ask([other, proven], { perPage: true });
  const { page } = answering;
  const { number, code, send, mark } = partsOf(answering);
  const go = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const mobile = anyMobile();
  await page.clock.install();
  await go(words.answering.next);
  await number.fill(mobile);
  await send.click();
  await expect(send).toContainText(/\d/);

  await go(words.answering.back);
  await go(words.answering.next);
  await expect(number).toHaveValue(mobile);
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(COUNTDOWN_MS);
  await expect(send).not.toHaveAttribute('aria-disabled');
  await expect(send).not.toContainText(/\d/);

  // On the server a minute has not passed: it says how long to wait, and the typed text stays.
  await send.click();
  await expect(send).toHaveAccessibleDescription(/\d+/);
  await answering.expectSound('verification code, too early');
  await code.fill(await codeSentTo(server.origin, mobile));
  await expect(mark).toBeVisible();
  expect(await answering.submitted()).toEqual({ 1: { text: mobile } });
});

test('Without a connection nothing is lost, and it is told beside the box', async ({ ask, server }) => {
  const answering = await ask([proven]);
  const { page } = answering;
  const { number, code, send, check, mark } = partsOf(answering);
  const mobile = anyMobile();
  await page.route('**/code', (route) => route.abort());
  await page.route('**/code/check', (route) => route.abort());
  await number.fill(mobile);
  await send.click();
  await expect(answering.question(1).locator('#q1-note')).toBeVisible();
  await expect(number).toHaveValue(mobile);

  await page.unroute('**/code');
  await send.click();
  const right = await codeSentTo(server.origin, mobile);
  await code.fill(right);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveValue(right);
  await answering.expectSound('verification code, offline');

  await page.unroute('**/code/check');
  await check.click();
  await expect(mark).toBeVisible();
  expect(await answering.submitted()).toEqual({ 1: { text: mobile } });
});

test('Another number is not proven; the one before is as soon as it is back', async ({ ask, server }) => {
  const answering = await ask([{ ...proven, required: false }]);
  const { number, code, send, error, mark } = partsOf(answering);
  const mobile = anyMobile();
  await number.fill(mobile);
  await send.click();
  await code.fill(await codeSentTo(server.origin, mobile));
  await expect(mark).toBeVisible();

  await number.fill(anyMobile());
  await expect(mark).toHaveCount(0);
  await answering.respondent.submit();
  await expect(error).toBeVisible();
  await number.fill('');
  await expect(error).toHaveCount(0);

  await number.fill(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3)}`);
  await expect(mark).toBeVisible();
  expect(await answering.submitted()).toEqual({ 1: { text: mobile } });
});

test('After a reload the code that was sent is still good, and a proven number is proven; what the server does not know is told', async ({
  ask,
  server,
  words,
}) => {
  const answering = await ask([proven]);
  const { page } = answering;
  const { number, code, send, error, mark } = partsOf(answering);
  const comeBack = async () => {
    await page.reload();
    await page.getByRole('button', { name: words.answering.resume }).click();
  };
  const mobile = anyMobile();
  await number.fill(mobile);
  await send.click();
  const right = await codeSentTo(server.origin, mobile);

  await comeBack();
  await expect(number).toHaveValue(mobile);
  await code.fill(right);
  await expect(mark).toBeVisible();
  await comeBack();
  await expect(mark).toBeVisible();

  // This simulates a swept proof: the server has none for this submission.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('wence.draft.'));
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...draft, submissionId: crypto.randomUUID() }));
  });
  await comeBack();
  await answering.respondent.submit();
  await expect(error).toBeVisible();
  await expect(mark).toHaveCount(0);
  await expect(number).toHaveValue(mobile);
  await answering.expectSound('verification code, forgotten');
});
