import type { FrameLocator, Locator, Page } from '@playwright/test';
import { previewTexts } from '../i18n/preview-texts.js';
import type { Language, Words } from '../i18n/words.js';
import { SurveyScreen } from './survey-screen.js';

/** The author's preview: the answering page in a frame, and beside it why each question is shown or hidden. */
export class PreviewPage extends SurveyScreen {
  readonly texts;

  private constructor(page: Page, words: Words, language: Language) {
    super(page, words);
    this.texts = previewTexts(language);
  }

  static async open(page: Page, words: Words, language: Language, surveyId: string): Promise<PreviewPage> {
    await page.goto(`/designer/survey/${surveyId}/preview`);
    return PreviewPage.shown(page, words, language);
  }

  /** Once the answering page is there. */
  static async shown(page: Page, words: Words, language: Language): Promise<PreviewPage> {
    const preview = new PreviewPage(page, words, language);
    await preview.frame.getByText(words.answering.testMode).waitFor();
    return preview;
  }

  get frame(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.texts.frame}"]`);
  }

  button(name: 'phone' | 'desktop' | 'restart' | 'newTab' | 'why'): Locator {
    return this.page.getByRole('button', { name: this.texts[name], exact: true });
  }

  get stale(): Locator {
    return this.page.getByText(this.texts.stale);
  }

  /** The line of a question, by its code. */
  line(code: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('button', { name: new RegExp(`^${code} `) }) });
  }

  async choose(question: string, option: string): Promise<void> {
    const choices = this.frame.getByRole('radiogroup', { name: question }).or(this.frame.getByRole('group', { name: question }));
    await choices.getByLabel(option, { exact: true }).check();
  }

  async next(name: string): Promise<void> {
    await this.frame.getByRole('button', { name }).click();
  }
}
