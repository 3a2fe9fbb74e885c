import type { Locator, Page } from '@playwright/test';
import { simulationTexts } from '../i18n/simulation-texts.js';
import type { Language, Words } from '../i18n/words.js';
import { SurveyScreen } from './survey-screen.js';

/** The author's page of simulated respondents. */
export class SimulationPage extends SurveyScreen {
  readonly texts;

  private constructor(page: Page, words: Words, language: Language) {
    super(page, words);
    this.texts = simulationTexts(language);
  }

  static async open(page: Page, words: Words, language: Language, surveyId: string): Promise<SimulationPage> {
    await page.goto(`/designer/survey/${surveyId}/simulation`);
    const simulation = new SimulationPage(page, words, language);
    await simulation.run.waitFor();
    return simulation;
  }

  get run(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^(${this.texts.run}|${this.texts.again})$`) });
  }

  get count(): Locator {
    return this.page.getByRole('spinbutton', { name: this.texts.count });
  }

  async simulate(count: number, seed: number): Promise<void> {
    await this.count.fill(String(count));
    await this.page.getByRole('spinbutton', { name: this.texts.seed }).fill(String(seed));
    await this.run.click();
  }

  /** Locates the share of one kind of part that was reached. */
  share(kind: keyof SimulationPage['texts']['share']): Locator {
    return this.page.getByRole('listitem').filter({ hasText: new RegExp(`^${this.texts.share[kind]}\\d`) });
  }

  /** The line of a question, by its code. */
  line(code: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${code} `) });
  }

  /** Links that lead to a question, by its code. */
  link(code: string): Locator {
    return this.page.getByRole('link', { name: new RegExp(`^${code} `) });
  }

  async removeAll(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.remove }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: this.texts.remove }).click();
  }
}
