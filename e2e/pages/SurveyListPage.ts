import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { EditorPage } from './EditorPage.js';
import { Screen } from './screen.js';

class NewSurveyPage extends Screen {
  async create(title: string): Promise<EditorPage> {
    await this.page.getByLabel(this.words.create.name).fill(title);
    await this.page.getByRole('button', { name: this.words.create.submit }).click();
    return EditorPage.shown(this.page, this.words);
  }
}

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

  row(title: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  async search(keyword: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.list.search }).fill(keyword);
  }

  async rename(title: string, newTitle: string): Promise<void> {
    await this.choose(title, this.words.list.rename);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel(this.words.list.newTitle).fill(newTitle);
    await dialog.getByRole('button', { name: this.words.list.save }).click();
    await expect(dialog).toBeHidden();
  }

  async copy(title: string): Promise<void> {
    await this.choose(title, this.words.list.copy);
  }

  async remove(title: string): Promise<void> {
    await this.choose(title, this.words.list.remove);
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.list.remove }).click();
    // Whoever leaves the page before the server has answered breaks the request off.
    await expect(this.row(title)).toHaveCount(0);
  }

  /** Opens the recycle bin and takes a survey out of it. */
  async restore(title: string): Promise<void> {
    await this.page.getByRole('link', { name: this.words.list.recycleBin }).click();
    await this.page.getByRole('button', { name: this.words.list.restore(title) }).click();
    await expect(this.page.getByText(this.words.list.emptyBin)).toBeVisible();
    await this.page.getByRole('link', { name: this.words.list.title }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.auth.account }).click();
    await this.page.getByRole('menuitem', { name: this.words.auth.logout }).click();
    await expect(this.page.getByRole('heading', { name: this.words.auth.login, level: 1 })).toBeVisible();
  }

  /** Copies a survey by keyboard, which reaches the row even if something covers the page. */
  async copyByKey(title: string): Promise<void> {
    await this.chooseByKey(title, this.words.list.copy);
  }

  async renameByKey(title: string, newTitle: string): Promise<void> {
    await this.chooseByKey(title, this.words.list.rename);
    await expect(this.page.getByRole('dialog').getByLabel(this.words.list.newTitle)).toBeFocused();
    await this.page.keyboard.type(newTitle);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async chooseByKey(title: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.list.menuOf(title), exact: true }).press('Enter');
    await this.page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
  }

  async choose(title: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.list.menuOf(title), exact: true }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
