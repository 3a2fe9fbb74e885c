import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';
import { PublishPage } from './PublishPage.js';
import { SurveyScreen } from './survey-screen.js';

export type TypeKey = 'single' | 'multiple' | 'text';

export class EditorPage extends SurveyScreen {
  static async open(page: Page, words: Words, surveyId: string): Promise<EditorPage> {
    await page.goto(`/designer/survey/${surveyId}`);
    return EditorPage.shown(page, words);
  }

  static async shown(page: Page, words: Words): Promise<EditorPage> {
    await expect(page.getByRole('region', { name: words.editor.canvas })).toBeVisible();
    return new EditorPage(page, words);
  }

  async select(code: string, title: string): Promise<void> {
    const { editor } = this.words;
    await this.page.getByRole('button', { name: editor.select(code, title) }).click();
    const plain = this.page.getByRole('textbox', { name: editor.questionTitle(code) });
    await expect(plain.or(this.page.getByRole('button', { name: editor.richTitle(code) }))).toBeFocused();
  }

  /** Adds a question of this type at the end and gives it a title. */
  async addQuestion(type: TypeKey, code: string, title: string): Promise<Locator> {
    const { editor } = this.words;
    await this.page
      .getByRole('button', { name: editor.add(editor[type]) })
      .first()
      .click();
    await this.page.getByRole('textbox', { name: editor.questionTitle(code) }).fill(title);
    return this.question(code);
  }

  /** Adds a choice question with exactly these options. New choice questions come with two. */
  async addChoice(type: 'single' | 'multiple', code: string, title: string, options: readonly string[]): Promise<void> {
    const { editor } = this.words;
    const question = await this.addQuestion(type, code, title);
    for (const [index, option] of options.entries()) {
      if (index >= 2) await question.getByRole('button', { name: editor.addOption, exact: true }).click();
      await question.getByRole('textbox', { name: editor.option(index + 1), exact: true }).fill(option);
    }
  }

  question(code: string): Locator {
    return this.page.getByRole('article', { name: code });
  }

  async retitle(code: string, title: string, newTitle: string): Promise<void> {
    await this.select(code, title);
    await this.page.getByRole('textbox', { name: this.words.editor.questionTitle(code) }).fill(newTitle);
    await this.page.keyboard.press('Enter');
  }

  async removeSelected(code: string): Promise<void> {
    const { remove } = this.words.editor;
    await this.question(code).getByRole('button', { name: remove, exact: true }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: remove, exact: true }).click();
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.editor.undo }).first().click();
  }

  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(this.words.editor.saved, { exact: true })).toBeVisible();
  }

  async toPublish(): Promise<PublishPage> {
    await this.openTab('publish');
    return PublishPage.shown(this.page, this.words);
  }
}
