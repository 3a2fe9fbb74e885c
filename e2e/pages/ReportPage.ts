import { type Download, expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { SurveyScreen } from './survey-screen.js';

export class ReportPage extends SurveyScreen {
  static async open(page: Page, words: Words, surveyId: string): Promise<ReportPage> {
    await page.goto(`/designer/data/${surveyId}`);
    return ReportPage.shown(page, words);
  }

  static async shown(page: Page, words: Words): Promise<ReportPage> {
    await expect(page).toHaveURL(/\/designer\/data\//);
    return new ReportPage(page, words);
  }

  /** The card of the question with this title. */
  question(title: string): Locator {
    return this.page.getByRole('article', { name: title });
  }

  /** Draws the question in another way. */
  async switchKind(title: string, kind: string): Promise<void> {
    await this.question(title).getByRole('button', { name: kind }).click();
  }

  /** Picks a question from the list in the bar. */
  async jumpTo(title: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words.report.jump }).fill(title);
    await this.page.getByTitle(title).last().click();
    await expect(this.page.getByRole('heading', { name: title })).toBeFocused();
  }

  /** Saves the chart of a question as an image and returns where it is. */
  async saveImage(title: string): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.question(title).getByRole('button', { name: this.words.report.image }).click();
    return saving;
  }

  /** Saves what the report shows as a Word document and returns where it is. */
  async saveDocument(): Promise<Download> {
    const saving = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: this.words.report.document, exact: true }).click();
    return saving;
  }

  /** Shows how the responses came instead of the questions. */
  async showCollection(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.report.collection, exact: true }).click();
  }

  /** The last figure of a row in a card. */
  async expectFigure(card: string, row: string, figure: number): Promise<void> {
    await expect(this.question(card).getByRole('row', { name: row }).getByRole('cell').last()).toHaveText(String(figure));
  }

  async expectTotal(total: number): Promise<void> {
    await expect(this.page.getByText(this.words.report.total(total)).first()).toBeVisible();
  }

  async expectCount(title: string, option: string, count: number): Promise<void> {
    const row = this.question(title).getByRole('row', { name: option });
    await expect(row.getByRole('cell', { name: String(count), exact: true })).toBeVisible();
  }
}
