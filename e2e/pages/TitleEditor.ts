import { expect, type Locator, type Page } from '@playwright/test';
import type { RichTexts } from '../i18n/rich-texts.js';
import type { EditorPage } from './EditorPage.js';

/** The advanced title editor, and the answer-reference dialog that comes out of it. */
export class TitleEditor {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly source: Locator;
  readonly fault: Locator;
  readonly chip: Locator;
  readonly confirmButton: Locator;

  private constructor(
    private readonly page: Page,
    readonly texts: RichTexts,
    code: string,
  ) {
    this.dialog = page.getByRole('dialog', { name: texts.dialog(code) });
    this.field = this.dialog.getByRole('textbox', { name: texts.field(code) });
    this.source = this.dialog.getByRole('textbox', { name: texts.code });
    this.fault = this.dialog.getByRole('alert');
    this.chip = this.field.locator('[data-answer]');
    this.confirmButton = this.dialog.getByRole('button', { name: texts.confirm, exact: true });
  }

  static async open(page: Page, editor: EditorPage, texts: RichTexts, code: string): Promise<TitleEditor> {
    await editor
      .question(code)
      .getByRole('button', { name: texts.advanced(code) })
      .click();
    const title = new TitleEditor(page, texts, code);
    await expect(title.field).toBeFocused();
    return title;
  }

  /** The part of the dialog that has the height of the field. */
  get box(): Locator {
    return this.field.locator('..');
  }

  async press(tool: 'image' | 'code' | 'link' | 'answer'): Promise<void> {
    await this.dialog.getByRole('button', { name: this.texts[tool], exact: true }).click();
  }

  async selectAll(): Promise<void> {
    await this.field.click();
    await this.page.keyboard.press('ControlOrMeta+A');
  }

  async setSize(pixels: number): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.texts.size }).selectOption(String(pixels));
    await this.expectFocused();
  }

  async setColor(color: string): Promise<void> {
    await this.dialog.getByLabel(this.texts.color).fill(color);
    await this.expectFocused();
  }

  /** The text takes the focus back a frame after a tool was used; keys pressed before that go to the tool. */
  private async expectFocused(): Promise<void> {
    await expect(this.field).toBeFocused();
  }

  async setLink(address: string): Promise<void> {
    await this.press('link');
    await this.dialog.getByRole('textbox', { name: this.texts.linkAddress }).fill(address);
    await this.dialog.getByRole('button', { name: this.texts.apply, exact: true }).click();
  }

  async insertAnswer(code: string, fallback: string): Promise<void> {
    await this.press('answer');
    const dialog = this.page.getByRole('dialog', { name: this.texts.answer, exact: true });
    await dialog.getByRole('radio', { name: new RegExp(`^${code} `) }).check();
    await dialog.getByRole('textbox', { name: this.texts.fallback }).fill(fallback);
    await dialog.getByRole('button', { name: this.texts.insert, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  async paste(html: string, text: string): Promise<void> {
    await this.field.evaluate(
      (field, [rich, plain]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', rich ?? '');
        clipboardData.setData('text/plain', plain ?? '');
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [html, text],
    );
  }

  async confirm(): Promise<void> {
    await this.confirmButton.click();
    await expect(this.dialog).toBeHidden();
  }
}
