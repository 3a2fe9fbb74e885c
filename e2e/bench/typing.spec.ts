import type { BrowserContext, Page } from '@playwright/test';
import { test } from '../fixtures.js';
import { EditorPage } from '../pages/EditorPage.js';
import { largeSurvey, largeTitle } from '../support/large-survey.js';
import { longestTask, median } from './longest-task.js';

/** The longest task may take this many times that of a bare page. */
const MOST = 3;
const ROUNDS = 9;
const LETTERS = 'a quick brown fox ';
const BETWEEN = { delay: 60 };
/** Milliseconds: what is typed is saved half a second after the last letter. */
const UNTIL_SAVED = 1200;
const FIELD = '[data-measured]';

async function typeInto(page: Page): Promise<number> {
  await page.bringToFront();
  await page.locator(FIELD).click();
  return longestTask(page, async () => {
    await page.keyboard.type(LETTERS, BETWEEN);
    await page.waitForTimeout(UNTIL_SAVED);
  });
}

async function pageOf(context: BrowserContext, html: string): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(html);
  return page;
}

/** HTML of the designer's page without scripts, to measure what its 300 cards cost the browser alone. */
async function stillOf(desk: Page, origin: string): Promise<string> {
  const html = await desk.content();
  return html
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>|<link\b[^>]*modulepreload[^>]*>/g, '')
    .replace('<head>', `<head><base href="${origin}/">`);
}

test('typing in one of 300 titles', async ({ desk, author, words, language, context, server }) => {
  const surveyId = await author.createSurvey(largeSurvey(language));
  const editor = await EditorPage.open(desk, words, surveyId);
  await editor.select('Q150', largeTitle(150));
  await desk
    .getByRole('textbox', { name: words.editor.questionTitle('Q150') })
    .evaluate((field) => field.setAttribute('data-measured', ''));
  const pages = {
    designer: desk,
    still: await pageOf(context, await stillOf(desk, server.origin)),
    bare: await pageOf(context, '<!doctype html><title>Bare</title><textarea data-measured></textarea>'),
  };

  const times: Record<keyof typeof pages, number[]> = { designer: [], still: [], bare: [] };
  for (let round = -1; round < ROUNDS; round += 1)
    for (const name of ['designer', 'still', 'bare'] as const) {
      const time = await typeInto(pages[name]);
      // The first round warms them up.
      if (round >= 0) times[name].push(time);
    }

  const against = (other: 'still' | 'bare') => {
    const ratio = median(times.designer.map((time, round) => time / (times[other][round] ?? Number.NaN)));
    return { ratio, told: `${ratio.toFixed(2)} (${median(times.designer).toFixed(1)} : ${median(times[other]).toFixed(1)} ms)` };
  };
  const bare = against('bare');
  const lines = [
    `${bare.ratio <= MOST ? 'ok    ' : 'MISSED'} longest task while typing in one of 300 titles, against a textarea on a bare page: ${bare.told}, target <= ${MOST}`,
    `       the same against the same page without any program: ${against('still').told}`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
  if (bare.ratio > MOST) throw new Error('the target is missed');
});
