import { expect, type Locator, type Page } from '@playwright/test';
import { reviewTexts } from '../i18n/review-texts.js';
import type { Language } from '../i18n/words.js';

/** What an author does to responses on the data detail: to those that are selected, and to the one in the panel. */
export class ResponseReview {
  readonly texts;

  constructor(
    private readonly page: Page,
    language: Language,
  ) {
    this.texts = reviewTexts(language);
  }

  /** Actions on the response in the panel. */
  get box(): Locator {
    return this.page.getByRole('region', { name: this.texts.box, exact: true });
  }

  get bar(): Locator {
    return this.page.getByRole('toolbar', { name: this.texts.bar });
  }

  async select(...seqs: readonly number[]): Promise<void> {
    for (const seq of seqs) await this.page.getByRole('checkbox', { name: this.texts.select(seq), exact: true }).check();
  }

  private press(where: Locator, name: string): Promise<void> {
    return where.getByRole('button', { name, exact: true }).click();
  }

  /** Presses a button among the actions on those that are selected. */
  pressInBar(name: string): Promise<void> {
    return this.press(this.bar, name);
  }

  async invalidate(reason: string): Promise<void> {
    await this.pressInBar(this.texts.invalidate);
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: this.texts.reason }).fill(reason);
    await this.press(dialog, this.texts.invalidate);
    await expect(dialog).toBeHidden();
  }

  /** Deletes the response in the panel after the confirmation. */
  async deleteOpened(): Promise<void> {
    await this.press(this.box, this.texts.delete);
    await this.press(this.page.getByRole('dialog'), this.texts.delete);
  }

  async restoreOpened(): Promise<void> {
    await this.press(this.box, this.texts.restore);
  }

  /** Opens the editor of the answers of the response in the panel. */
  async edit(): Promise<Locator> {
    await this.press(this.box, this.texts.edit);
    return this.page.getByRole('form', { name: this.texts.edit });
  }
}
