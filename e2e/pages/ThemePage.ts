import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { themeTexts } from '../i18n/theme-texts.js';

type ThemeTexts = ReturnType<typeof themeTexts>;

/** The appearance of a survey: themes and values, and the answering page in a frame beside them. */
export class ThemePage {
  private constructor(
    readonly page: Page,
    private readonly texts: ThemeTexts,
  ) {}

  static async open(page: Page, texts: ThemeTexts, surveyId: string): Promise<ThemePage> {
    await page.goto(`/designer/setting/theme/${surveyId}`);
    await expect(page.getByRole('heading', { name: texts.title, exact: true })).toBeVisible();
    return new ThemePage(page, texts);
  }

  /** The answering page as the author sees it. */
  get shown(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.texts.preview}"]`);
  }

  theme(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async show(part: 'gallery' | 'style'): Promise<void> {
    await this.page.getByRole('button', { name: this.texts[part], exact: true }).click();
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.actionsOf(name) }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async saveAs(name: string): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.saveAs }).click();
    await this.page.getByLabel(this.texts.name).fill(name);
    await this.page.getByLabel(this.texts.name).press('Enter');
    await expect(this.page.getByText(this.texts.saved(name))).toBeVisible();
  }
}
