import { patience, rendersOf, SEED } from './count.js';
import { expect, test } from './hostile-test.js';
import { HostileTexts, PlainTexts } from './HostileTexts.js';
import { pagesWithButtons, throughPages } from './places/buttons.js';
import { readDocument } from './watch/read-document.js';

const PAGES = 12;
const ANSWERING = /^\/r\/\w+$/;

test.describe('Buttons and addresses hold hostile texts as texts, S6', () => {
  test(`the buttons of pages: ${rendersOf('buttons')} renders`, async ({ attack, author }) => {
    test.setTimeout(patience('buttons'));
    const plainId = await author.createSurvey(pagesWithButtons(new PlainTexts().put, PAGES));
    await author.launch(plainId);
    const plain = await attack.visit(ANSWERING, (page) => throughPages(page, plainId, PAGES));

    await attack.until(rendersOf('buttons'), async (round) => {
      const texts = new HostileTexts(SEED + round, 'accepted');
      const surveyId = await author.createSurvey(pagesWithButtons(texts.put, PAGES));
      await author.launch(surveyId);
      const hostile = await attack.visit(ANSWERING, (page) => throughPages(page, surveyId, PAGES));
      return attack.outcome(texts.all, hostile, plain);
    });
  });

  test('parameters of the address are shown nowhere, and do nothing', async ({ attack, author }) => {
    const surveyId = await author.createSurvey(pagesWithButtons(new PlainTexts().put, 1));
    await author.launch(surveyId);
    const texts = new HostileTexts(SEED, 'refused');
    const query = Array.from({ length: 40 }, () => {
      const [name, value] = [texts.put('parameter: name', { max: 60 }), texts.put('parameter: value', { max: 120 })];
      return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
    });
    const ask = (search: string) =>
      attack.visit(ANSWERING, async (page) => {
        await page.goto(`/r/${surveyId}${search}`);
        await page.locator('[data-question]').waitFor();
        return [await page.evaluate(readDocument)];
      });

    const plain = await ask('?a=1');
    const hostile = await ask(`?${query.join('&')}#${encodeURI('<img src=x onerror=hit()>')}`);
    const raw = await ask('?<script>hit()</script>&x="\'><img/src=x/onerror=hit()>&__proto__[hit]=1#javascript:hit()');

    for (const visited of [hostile, raw]) {
      expect(attack.outcome([], visited, plain).findings).toEqual([]);
      expect(visited.screens.map(({ text }) => text)).toEqual(plain.screens.map(({ text }) => text));
    }
  });
});
