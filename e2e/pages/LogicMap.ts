import type { Locator, Page } from '@playwright/test';
import { mapTexts } from '../i18n/map-texts.js';
import type { Language } from '../i18n/words.js';

/** The map of a survey: its questions with the jumps between them, and what is told beside them. */
export class LogicMap {
  readonly texts;

  private constructor(
    readonly page: Page,
    language: Language,
  ) {
    this.texts = mapTexts(language);
  }

  static async open(page: Page, language: Language, surveyId: string): Promise<LogicMap> {
    await page.goto(`/designer/survey/${surveyId}/logic/map`);
    return LogicMap.shown(page, language);
  }

  static async shown(page: Page, language: Language): Promise<LogicMap> {
    const map = new LogicMap(page, language);
    await map.list.waitFor();
    return map;
  }

  get list(): Locator {
    return this.page.getByRole('list', { name: this.texts.list, exact: true });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.texts.panel });
  }

  /** A question on the map, by its code. */
  stop(code: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(`^${code} `) });
  }

  /** The questions that are not folded away. */
  get stops(): Locator {
    return this.list.getByRole('button', { name: /^Q\d+ / });
  }

  /** The heading that folds a page. */
  heading(number: number, title: string): Locator {
    return this.list.getByRole('button', { name: this.texts.page(number, title) });
  }

  /** The jumps that stand out among the arcs. */
  get litArcs(): Locator {
    return this.page.locator('svg g[data-lit]');
  }

  async followPath(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.path }).click();
  }
}
