import type { Page } from '@playwright/test';
import { SEED } from './count.js';
import { expect, test } from './hostile-test.js';
import { HostileTexts, PlainTexts } from './HostileTexts.js';
import { answeringScreens } from './places/answering-screens.js';
import { everyPlace } from './places/every-place.js';
import { foreignParts } from './watch/foreign-parts.js';
import { readDocument } from './watch/read-document.js';

const ANSWERING = /^\/r\/\w+$/;
const PLANTED = /^\/planted$/;

/** Does what `dangerouslySetInnerHTML` would do with a text. Runs in the page. */
function renderUnsafely(text: string): void {
  const place = document.querySelector('#planted') ?? document.body.appendChild(document.createElement('div'));
  place.id = 'planted';
  place.innerHTML = text;
}

/** A page of the test's own, without any policy, that takes a text for markup. */
async function openHole(page: Page, text: string): Promise<void> {
  await page.route(/\/planted$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hole</title><div id="planted"></div>' }),
  );
  await page.route(/canary\.example/, (route) => route.abort());
  await page.goto('/planted');
  await page.evaluate(renderUnsafely, text);
  // Windows are opened for people only.
  if (text.startsWith('<button')) await page.getByRole('button').click();
  await page.waitForTimeout(300);
}

test.describe('A hole would be seen', () => {
  for (const [what, text, told] of [
    ['a script that runs', '<img src=x onerror=hit()>', /^script:/],
    ['a sentinel that is written to', '<img src=x onerror="window.hit=1">', /^script:/],
    ['a dialog', '<img src=x onerror=alert(1)>', /^dialog:/],
    ['a request to another site', '<img src=//canary.example/a.png>', /^request:/],
    ['a style that loads', '<p style="background:url(//canary.example/a.png)">x</p>', /^request:/],
    ['a way to another site', '<img src=x onerror="location=\'https://canary.example/\'">', /^request:/],
    ['a way to another page', '<img src=x onerror="history.pushState(0,0,\'/elsewhere\')">', /^navigation:/],
    ['a frame', '<iframe srcdoc="x"></iframe>', /^frame:/],
    ['a window', '<button onclick="window.open(\'/planted\')">x</button>', /^window:/],
    ['a socket', '<img src=x onerror="new WebSocket(\'wss://canary.example\')">', /^socket:/],
    ['an error', '<img src=x onerror="document.nothing.at.all">', /^error:/],
  ] as const) {
    test(`where a text is taken for markup: ${what}`, async ({ attack }) => {
      const { findings } = await attack.visit(PLANTED, async (page) => {
        await openHole(page, text);
        return [];
      });

      expect(findings.some((each) => told.test(each))).toBe(true);
    });
  }

  test('on the answering page, where its policy holds back what happens: the markup itself, and the refusals', async ({
    attack,
    author,
    words,
  }) => {
    const surveyId = await author.createSurvey(everyPlace(new PlainTexts().put, 1));
    await author.launch(surveyId);
    const plain = await attack.visit(ANSWERING, (page) => answeringScreens(page, words, surveyId));

    const holed = await attack.visit(ANSWERING, async (page) => {
      const screens = await answeringScreens(page, words, surveyId);
      await page.evaluate(
        renderUnsafely,
        '<svg onload=hit()></svg><img src=//canary.example/a.png onerror=hit()><p style="color:red">x</p>',
      );
      return [...screens.slice(0, -1), await page.evaluate(readDocument)];
    });
    const { findings } = attack.outcome([], holed, plain);

    for (const told of [
      /^element: .*svg/,
      /^attribute: onerror of img/,
      /^address: img src \/\/canary/,
      /policy violation: script-src-attr/,
    ]) {
      expect(findings.filter((each) => told.test(each))).not.toEqual([]);
    }
    expect(findings.some((each) => /policy violation: (?:style-src-attr|img-src)/.test(each))).toBe(true);
    expect(findings.filter((each) => each.startsWith('script:'))).toEqual([]);
  });

  test('and nearly every text that the rules refuse would be, by its markup alone', async ({ page }) => {
    const texts = new HostileTexts(SEED, 'refused');
    for (let place = 0; place < 300; place += 1) texts.put('anywhere', { max: 2_000, isRich: true });
    await page.route(/\/planted$/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Hole</title><div id="planted"></div>' }),
    );
    await page.goto('/planted');
    const plain = await page.evaluate(readDocument);
    const origin = new URL(page.url()).origin;

    let caught = 0;
    for (const { text } of texts.all) {
      // Parsed by the browser, but in a document where nothing runs or loads.
      const seen = await page.evaluate(
        ([html, read]) => {
          const inert = new DOMParser().parseFromString(`<title>Hole</title><div id="planted">${html}</div>`, 'text/html');
          return new Function('document', `return (${read})()`)(inert) as unknown;
        },
        [text, readDocument.toString()] as const,
      );
      if (foreignParts(seen as never, plain, origin).length > 0) caught += 1;
    }

    expect(caught / texts.all.length).toBeGreaterThan(0.8);
  });
});
