import { patience, rendersOf, SEED } from './count.js';
import { isSeen } from './Attack.js';
import { expect, test } from './hostile-test.js';
import { HostileTexts, isAccepted, PlainTexts, type PutText } from './HostileTexts.js';
import { answeringScreens } from './places/answering-screens.js';
import { everyPlace } from './places/every-place.js';
import { dropInlined, swapInlined, swapTexts } from './places/swap.js';

/** Number of questions of each type per survey. More would need fewer page loads, but each choice renders all of them again. */
const TIMES = 1;
const ANSWERING = /^\/r\/\w+$/;

test.describe('The answering page shows hostile texts as texts, S6', () => {
  test(`texts that the rules accept, stored and served like any other: ${rendersOf('accepted')} renders`, async ({
    attack,
    author,
    words,
  }) => {
    test.setTimeout(patience('accepted'));
    const plainId = await author.createSurvey(everyPlace(new PlainTexts().put, TIMES));
    await author.launch(plainId);
    const plain = await attack.visit(ANSWERING, (page) => answeringScreens(page, words, plainId));

    await attack.until(rendersOf('accepted'), async (round) => {
      const texts = new HostileTexts(SEED + round, 'accepted');
      const surveyId = await author.createSurvey(everyPlace(texts.put, TIMES));
      await author.launch(surveyId);
      const hostile = await attack.visit(ANSWERING, (page) => answeringScreens(page, words, surveyId));
      return attack.outcome(texts.all, hostile, plain);
    });
  });

  for (const way of ['inlined', 'fetched'] as const) {
    test(`texts that the rules refuse, ${way} past the server: ${rendersOf(way)} renders`, async ({ attack, author, words }) => {
      test.setTimeout(patience(way));
      const surveyId = await author.createSurvey(everyPlace(new PlainTexts().put, TIMES));
      await author.launch(surveyId);
      const plain = await attack.visit(ANSWERING, (page) => answeringScreens(page, words, surveyId));

      await attack.until(rendersOf(way), async (round) => {
        const texts = new HostileTexts(SEED + round, 'refused');
        everyPlace(texts.put, TIMES);
        const hostile = await attack.visit(ANSWERING, async (page) => {
          if (way === 'inlined') await swapInlined(page, texts.all);
          else await swapTexts(page, /\/v1\/r\/\w+$/, texts.all);
          if (way === 'fetched') await dropInlined(page);
          return answeringScreens(page, words, surveyId);
        });
        return attack.outcome(texts.all, hostile, plain);
      });
    });
  }

  test('and the texts are worth it: most places are shown, rich ones get markup that is accepted, and markup that is refused', async ({
    attack,
    author,
    words,
  }) => {
    const [accepted, refused] = (['accepted', 'refused'] as const).map((kind) => {
      const texts = new HostileTexts(SEED, kind);
      everyPlace(texts.put, 1);
      return texts.all;
    });
    const surveyId = await author.createSurvey(everyPlace(new PlainTexts().put, 1));
    await author.launch(surveyId);
    const plain = await attack.visit(ANSWERING, (page) => answeringScreens(page, words, surveyId));
    const share = (texts: readonly PutText[] = [], holds: (put: PutText) => boolean) => texts.filter(holds).length / texts.length;
    const isTitle = ({ place }: PutText) => place.endsWith(' title') && place !== 'survey: title';

    expect(share(accepted, ({ mark }) => isSeen(mark, plain))).toBeGreaterThan(0.7);
    expect(accepted?.filter(isTitle).every(({ text }) => isAccepted(text))).toBe(true);
    expect(refused?.filter(isTitle).some(({ text }) => isAccepted(text))).toBe(false);
    expect(share(accepted?.filter(isTitle), ({ text }) => /<\w[^<>]*>/.test(text))).toBeGreaterThan(0.2);
    expect(share(refused?.filter(isTitle), ({ text }) => /<script|\son\w+\s*=|javascript/i.test(text))).toBeGreaterThan(0.3);
  });
});
