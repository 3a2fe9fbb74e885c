import { expect, type Locator, type Page } from '@playwright/test';
import type { SampleTexts } from '../i18n/sample-texts.js';
import type { Words } from '../i18n/words.js';
import { firstPaint } from '../support/first-paint.js';
import { Screen } from './screen.js';

/** The answering page at `/r/{surveyId}`. */
export class RespondentPage extends Screen {
  /** Opens the page by the survey's id or by the whole link. */
  static async open(page: Page, words: Words, survey: string): Promise<RespondentPage> {
    await page.goto(survey.includes('/r/') ? new URL(survey).pathname : `/r/${survey}`);
    await firstPaint(page);
    return new RespondentPage(page, words);
  }

  static async openAndAnswer(page: Page, words: Words, surveyId: string, texts: SampleTexts): Promise<RespondentPage> {
    const respondent = await RespondentPage.open(page, words, surveyId);
    await respondent.answer(texts);
    return respondent;
  }

  /** One answer to each question of the sample survey. */
  async answer(texts: SampleTexts): Promise<void> {
    await this.choose(texts.drink, texts.drinks[0]);
    await this.choose(texts.genre, texts.genres[0]);
    await this.write(texts.wish, texts.answer);
  }

  get submitButton(): Locator {
    return this.page.getByRole('button', { name: this.words.answering.submit, exact: true });
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.answering.start }).click();
  }

  /** The options of the choice question with this title. */
  question(title: string): Locator {
    return this.page.getByRole('radiogroup', { name: title }).or(this.page.getByRole('group', { name: title }));
  }

  async choose(title: string, ...options: readonly string[]): Promise<void> {
    for (const option of options) await this.question(title).getByLabel(option, { exact: true }).check();
  }

  async write(title: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: title }).fill(text);
  }

  async submit(): Promise<void> {
    await this.submitButton.click();
  }

  /** Goes on with what is kept on the device, and hands it in. */
  async finish(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.answering.resume }).click();
    await this.submit();
  }

  /** Hands in what another tab may have handed in already, or hands in just now: then the button goes away under the finger. */
  async submitIfAsked(): Promise<void> {
    const thanks = this.page.getByRole('heading', { name: this.words.answering.thanks });
    const pressed = this.submit().catch(() => undefined); // The caller expects the thanks, so a failed press does not go unnoticed.
    await Promise.race([pressed, thanks.waitFor()]);
  }

  async expectError(title: string, error: string): Promise<void> {
    await expect(this.question(title)).toHaveAccessibleDescription(error);
  }

  async expectThanks(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.words.answering.thanks })).toBeVisible();
  }

  async expectClosed(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.words.answering.closed })).toBeVisible();
  }

  async expectOffline(): Promise<void> {
    await expect(this.page.getByText(this.words.answering.offline).first()).toBeVisible();
  }

  /** Presses Tab until this has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      await this.page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }
}
