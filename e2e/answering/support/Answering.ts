import type { Answer } from '@wence/schema';
import { expect, type Locator, type Page } from '@playwright/test';
import type { RespondentPage } from '../../pages/RespondentPage.js';
import { expectAccessible } from '../../support/axe.js';

const NARROW = { width: 320, height: 640 };

/** A respondent at work on the questions of one survey. */
export class Answering {
  constructor(
    readonly page: Page,
    readonly respondent: RespondentPage,
    readonly surveyId: string,
    /** The answers of the newest response, as they are stored. */
    readonly stored: () => Promise<Record<string, Answer>>,
  ) {}

  /** The part of the page that a question has to itself. */
  question(nodeId: number): Locator {
    return this.page.locator(`[data-question="${nodeId}"]`);
  }

  /** Goes on with the Tab key until this has the focus. */
  tabTo(target: Locator): Promise<void> {
    return this.respondent.tabTo(target);
  }

  /** Hands in, and gives what was stored of it. */
  async submitted(): Promise<Record<string, Answer>> {
    await this.respondent.submit();
    await this.respondent.expectThanks();
    return this.stored();
  }

  /** axe finds nothing, and nothing is wider than a narrow phone; `state` names what the screen shows, for the report. */
  async expectSound(state: string): Promise<void> {
    await expectAccessible(this.page, state);
    const before = this.page.viewportSize();
    await this.page.setViewportSize(NARROW);
    const over = await this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `wider than ${NARROW.width} px: ${state}`).toBe(0);
    if (before) await this.page.setViewportSize(before);
  }
}
