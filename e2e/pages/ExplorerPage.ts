import { expect, type Locator, type Page } from '@playwright/test';

/** GraphiQL under our bar. Its own words are English in both languages. */
export class ExplorerPage {
  constructor(readonly page: Page) {}

  get result(): Locator {
    return this.page.getByRole('region', { name: 'Result Window' });
  }

  /** Turns to one of the tabs, by the name of its operation. */
  async turnTo(operation: string): Promise<void> {
    await this.page.getByRole('tab', { name: operation }).click();
  }

  /** Runs what the tab shows; stops it if it is a subscription that runs. */
  async run(): Promise<void> {
    await this.page.getByRole('button', { name: /^(Execute|Stop) query/ }).click();
  }

  async fill(editor: 'Variables' | 'Headers', text: string): Promise<void> {
    await this.page.getByRole('button', { name: editor, exact: true }).click();
    const field = this.page.getByRole('region', { name: editor }).locator('.CodeMirror:visible');
    await field.click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
    await expect(field).toContainText(text.slice(-8));
  }
}
