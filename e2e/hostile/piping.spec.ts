import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { patience, rendersOf, SEED } from './count.js';
import { expect, test } from './hostile-test.js';
import { HostileTexts, PlainTexts } from './HostileTexts.js';
import { pipedPlaces, type PipedSurvey } from './places/piped-places.js';
import { readDocument } from './watch/read-document.js';

const SOURCES = 24;
const ANSWERING = /^\/r\/\w+$/;

/** Draft that a device keeps of earlier answers. Nothing has checked it since, and anybody may have written it. */
const draftOf = ({ answers }: PipedSurvey) =>
  JSON.stringify({ submissionId: randomUUID(), version: 1, startedAt: new Date().toISOString(), answers });

async function screensWith(page: Page, surveyId: string, piped: PipedSurvey, resume: string) {
  await page.addInitScript(({ key, draft }) => localStorage.setItem(key, draft), {
    key: `wence.draft.${surveyId}`,
    draft: draftOf(piped),
  });
  await page.goto(`/r/${surveyId}`);
  await page.getByRole('button', { name: resume, exact: true }).click();
  await page.locator('[data-question]').first().waitFor();
  return [await page.evaluate(readDocument)];
}

test.describe('Answers stand in later texts as characters, S6', () => {
  test(`hostile answers, in every text that takes them in: ${rendersOf('piped')} renders`, async ({ attack, author, words }) => {
    test.setTimeout(patience('piped'));
    const unhurt = pipedPlaces(new PlainTexts().put, SOURCES);
    const surveyId = await author.createSurvey(unhurt.definition);
    await author.launch(surveyId);
    const plain = await attack.visit(ANSWERING, (page) => screensWith(page, surveyId, unhurt, words.answering.resume));

    await attack.until(rendersOf('piped'), async (round) => {
      const piped = pipedPlaces(new HostileTexts(SEED + round, 'refused').put, SOURCES);
      const hostile = await attack.visit(ANSWERING, (page) => screensWith(page, surveyId, piped, words.answering.resume));
      return attack.outcome(piped.places, hostile, plain);
    });
  });

  test('an answer stands in the next title at once, as it was typed, and what is said without one until then [4.2.37]', async ({
    page,
    author,
  }) => {
    const { definition } = pipedPlaces(new PlainTexts().put, 1);
    const surveyId = await author.createSurvey(definition);
    await author.launch(surveyId);
    const typed = '<img src=x onerror=hit()>&lt;b&gt; <span data-ref="1">[Q1]</span>';

    await page.goto(`/r/${surveyId}`);
    await expect(page.getByText('Dear nobody')).toBeVisible();
    await page.getByRole('textbox').first().fill(typed);

    await expect(page.getByText(`Dear ${typed}`)).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });
});
