import { expect, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { NewSurveyPage } from './NewSurveyPage.js';
import { Screen } from './screen.js';

export class SurveyListPage extends Screen {
  static async open(page: Page, words: Words): Promise<SurveyListPage> {
    await page.goto('/designer/list');
    return SurveyListPage.shown(page, words);
  }

  static async shown(page: Page, words: Words): Promise<SurveyListPage> {
    await expect(page.getByRole('heading', { name: words.list.title, level: 1 })).toBeVisible();
    return new SurveyListPage(page, words);
  }

  async toNewSurvey(): Promise<NewSurveyPage> {
    await this.page.getByRole('link', { name: this.words.list.create }).first().click();
    return new NewSurveyPage(this.page, this.words);
  }
}
