import type { Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { RegisterPage } from './RegisterPage.js';
import { Screen } from './screen.js';
import { SurveyListPage } from './SurveyListPage.js';

export class LoginPage extends Screen {
  static async open(page: Page, words: Words): Promise<LoginPage> {
    await page.goto('/designer/login');
    return new LoginPage(page, words);
  }

  async toRegister(): Promise<RegisterPage> {
    await this.page.getByRole('link', { name: this.words.auth.toRegister }).click();
    return new RegisterPage(this.page, this.words);
  }

  async login(mobile: string, password: string): Promise<SurveyListPage> {
    await this.page.getByLabel(this.words.auth.mobile).fill(mobile);
    // The tab of this way to sign in may have the same name as the field.
    await this.page.locator('input').and(this.page.getByLabel(this.words.auth.password)).fill(password);
    await this.page.getByRole('button', { name: this.words.auth.login, exact: true }).click();
    return SurveyListPage.shown(this.page, this.words);
  }
}
