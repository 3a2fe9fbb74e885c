import { expect, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { codeSentTo } from '../support/mailbox.js';
import { Screen } from './screen.js';
import { SurveyListPage } from './SurveyListPage.js';

class RegisterPage extends Screen {
  /** Asks for the code, reads it where the short message would arrive, and signs up. */
  async register(mobile: string, password: string): Promise<SurveyListPage> {
    const { auth } = this.words;
    await this.page.getByLabel(auth.mobile).fill(mobile);
    await this.page.getByRole('button', { name: auth.sendCode }).click();
    const code = await codeSentTo(new URL(this.page.url()).origin, mobile);
    await this.page.getByLabel(auth.code, { exact: true }).fill(code);
    await this.page.getByLabel(auth.newPassword).fill(password);
    await this.page.getByRole('button', { name: auth.register }).click();
    return SurveyListPage.shown(this.page, this.words);
  }
}

export class LoginPage extends Screen {
  static async open(page: Page, words: Words): Promise<LoginPage> {
    await page.goto('/designer/login');
    return new LoginPage(page, words);
  }

  async toRegister(): Promise<RegisterPage> {
    await this.page.getByRole('link', { name: this.words.auth.toRegister }).click();
    // Both pages have a field for the number: what is filled in before this one is there would go with the other.
    await expect(this.page.getByRole('button', { name: this.words.auth.register })).toBeVisible();
    return new RegisterPage(this.page, this.words);
  }

  /** Fills in the form and presses the button; what comes of it is the caller's question. */
  async tryPassword(mobile: string, password: string): Promise<void> {
    await this.page.getByLabel(this.words.auth.mobile).fill(mobile);
    // The tab of this way to sign in may have the same name as the field.
    await this.page.locator('input').and(this.page.getByLabel(this.words.auth.password)).fill(password);
    await this.page.getByRole('button', { name: this.words.auth.login, exact: true }).click();
  }

  async login(mobile: string, password: string): Promise<SurveyListPage> {
    await this.tryPassword(mobile, password);
    return SurveyListPage.shown(this.page, this.words);
  }

  async loginWithCode(mobile: string): Promise<SurveyListPage> {
    const { auth } = this.words;
    await this.page.getByRole('tab', { name: auth.bySms }).click();
    await this.page.getByLabel(auth.mobile).fill(mobile);
    await this.page.getByRole('button', { name: auth.sendCode }).click();
    await expect(this.page.getByText(auth.codeSent)).toBeVisible();
    await this.page.getByLabel(auth.code, { exact: true }).fill(await codeSentTo(new URL(this.page.url()).origin, mobile));
    await this.page.getByRole('button', { name: auth.login, exact: true }).click();
    return SurveyListPage.shown(this.page, this.words);
  }
}
