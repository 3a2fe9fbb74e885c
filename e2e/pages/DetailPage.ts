import { expect, type Locator, type Page } from '@playwright/test';
import { detailTexts } from '../i18n/detail-texts.js';
import type { Language, Words } from '../i18n/words.js';
import { SurveyScreen } from './survey-screen.js';

/** The data detail of a survey: the list of its responses, and one of them beside it. */
export class DetailPage extends SurveyScreen {
  readonly texts;

  private constructor(page: Page, words: Words, language: Language) {
    super(page, words);
    this.texts = detailTexts(language);
  }

  static async open(page: Page, words: Words, language: Language, surveyId: string): Promise<DetailPage> {
    await page.goto(`/designer/data/detail/${surveyId}`);
    const detail = new DetailPage(page, words, language);
    await expect(page).toHaveTitle(detail.texts.title);
    return detail;
  }

  /** The link of a response in the list. */
  link(seq: number): Locator {
    return this.page.getByRole('link', { name: this.texts.open(seq), exact: true });
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: this.texts.panel });
  }

  async expectOpen(seq: number): Promise<void> {
    await expect(this.panel.getByRole('heading', { name: this.texts.heading(seq), exact: true })).toBeVisible();
  }

  /** Shows only responses with a flag of quality, or all again. */
  toggleFlagged(): Promise<void> {
    return this.page.getByRole('button', { name: this.texts.flagged, exact: true }).click();
  }

  /** Why the response in the panel has its flags. */
  get quality(): Locator {
    return this.panel.getByRole('region', { name: this.texts.quality });
  }

  /** Adds a condition that takes one of a list, in the dialog of conditions. */
  async addCondition(about: string, value: string): Promise<void> {
    for (const [field, choice] of [
      [this.texts.about, about],
      [about, value],
    ] as const) {
      await this.page.getByRole('combobox', { name: field, exact: true }).fill(choice);
      await this.page.getByTitle(choice, { exact: true }).last().click();
    }
    // The list of values stays open for the next one, until somebody looks elsewhere.
    await this.page.getByRole('dialog').locator('legend').click();
    await this.page.getByRole('button', { name: this.texts.add, exact: true }).click();
  }

  /** Adds a condition on a number, in the dialog of conditions. */
  async addLowest(about: string, lowest: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.texts.about, exact: true }).fill(about);
    await this.page.getByTitle(about, { exact: true }).last().click();
    await this.page.getByRole('textbox', { name: this.texts.from, exact: true }).fill(lowest);
    await this.page.getByRole('button', { name: this.texts.add, exact: true }).click();
  }

  /** Shows only responses whose link had this source tag. */
  async filterBySource(source: string): Promise<void> {
    const chips = this.page.getByRole('group', { name: this.texts.filter });
    await chips.getByRole('button', { name: this.texts.source, exact: true }).click();
    await this.page.getByRole('textbox', { name: this.texts.sourceTag }).fill(source);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('button', { name: this.texts.sourceIs(source), exact: true })).toBeVisible();
  }
}
