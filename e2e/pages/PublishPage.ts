import { expect, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { ReportPage } from './ReportPage.js';
import { SurveyScreen } from './survey-screen.js';

export class PublishPage extends SurveyScreen {
  static async open(page: Page, words: Words, surveyId: string): Promise<PublishPage> {
    await page.goto(`/designer/publish/${surveyId}`);
    return PublishPage.shown(page, words);
  }

  static async shown(page: Page, words: Words): Promise<PublishPage> {
    await expect(page).toHaveURL(/\/designer\/publish\//);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    return new PublishPage(page, words);
  }

  /** Launches and returns the link that respondents get. */
  async launch(): Promise<string> {
    await this.page.getByRole('button', { name: this.words.publish.launch, exact: true }).click();
    return this.link();
  }

  private async link(): Promise<string> {
    const link = this.page.getByRole('textbox', { name: this.words.publish.link });
    await expect(link).toHaveValue(/\/r\//);
    return link.inputValue();
  }

  /** Launches although there are warnings, which are asked about first. */
  async launchAnyway(anyway: string): Promise<string> {
    await this.page.getByRole('button', { name: this.words.publish.launch, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: anyway }).click();
    return this.link();
  }

  async relaunch(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.publish.relaunch }).click();
    await expect(this.page.getByRole('heading', { name: this.words.publish.running })).toBeVisible();
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.publish.stop, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.publish.stop }).click();
    await expect(this.page.getByRole('heading', { name: this.words.publish.stopped })).toBeVisible();
  }

  async toReport(): Promise<ReportPage> {
    await this.openTab('report');
    return ReportPage.shown(this.page, this.words);
  }
}
