import { type Browser, expect, type Page, type TestInfo } from '@playwright/test';
import type { PutText } from './HostileTexts.js';
import { foreignParts } from './watch/foreign-parts.js';
import type { SeenDocument } from './watch/read-document.js';
import { watchPage } from './watch/watch-page.js';

/** Content of some screens, and forbidden things that the page did on its way through them. */
export interface Visited {
  readonly screens: readonly SeenDocument[];
  readonly findings: readonly string[];
}

/** Outcome for some texts. */
export interface Outcome {
  /** Texts that were seen at their places: one text at one place is one render, on however many screens it stood. */
  readonly renders: number;
  /** Texts that nobody saw, at places where the plain text was seen. */
  readonly unseen: readonly string[];
  readonly findings: readonly string[];
}

/** Time for an attack to take effect: timers, events of pictures that fail to load. */
const SETTLING_MS = 150;

/** Timeout of one step, so that a page blocked by a hostile text does not use up the time of the whole test. */
const PATIENCE_MS = 30_000;

/** Browsers do not show the content of video and audio elements: a text that opens one without closing it hides its own end. */
const SWALLOWS = /<(?:audio|video)/i;

/** Returns whether a text could be read on one of the screens; the tab's title does not count. */
export const isSeen = (mark: string, { screens }: Visited): boolean => screens.some(({ text }) => text.includes(mark));

/** Shows hostile texts to pages and says what came of it. */
export class Attack {
  constructor(
    private readonly browser: Browser,
    readonly origin: string,
    private readonly info: TestInfo,
  ) {}

  /** Goes through some screens in a browser context of its own, watched all the way. The page must stay where `paths` says. */
  async visit(paths: RegExp, go: (page: Page) => Promise<readonly SeenDocument[]>): Promise<Visited> {
    const context = await this.browser.newContext({ baseURL: this.origin, locale: 'en-US', reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      const watch = await watchPage(page, this.origin, paths);
      const screens = await go(page);
      await page.waitForTimeout(SETTLING_MS);
      return { screens, findings: watch.findings() };
    } finally {
      await context.close();
    }
  }

  /** Outcome for the texts on these screens, compared with the same screens without any attack. A place that they do not show does not count. */
  outcome(texts: readonly PutText[], hostile: Visited, plain: Visited): Outcome {
    const foreign = hostile.screens.flatMap((screen, place) => {
      const like = plain.screens[place];
      return like ? foreignParts(screen, like, this.origin) : ['screen: there is none like it'];
    });
    const shown = texts.filter(({ mark }) => isSeen(mark, plain));
    const unseen = shown.filter(({ mark }) => !isSeen(mark, hostile));
    const missing = unseen.filter(({ text }) => !SWALLOWS.test(text));
    return {
      renders: shown.length - unseen.length,
      unseen: missing.map(({ place, text }) => `${place}: ${JSON.stringify(text)}`),
      findings: [...plain.findings, ...hostile.findings, ...new Set(foreign)],
    };
  }

  /** Round after round until that many texts were rendered, and nothing came of any. The report tells how many there were. */
  async until(renders: number, round: (number: number) => Promise<Outcome>): Promise<void> {
    let done = 0;
    for (let number = 0; done < renders; number += 1) {
      const outcome = await round(number);
      expect(outcome.findings, `round ${number}: what the texts did`).toEqual([]);
      expect(outcome.unseen, `round ${number}: texts that were not shown`).toEqual([]);
      done += outcome.renders;
    }
    this.info.annotations.push({ type: 'renders', description: String(done) });
  }
}
