import type { Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';

/** Base of every page object: its browser page, and the words that people read on it. */
export abstract class Screen {
  constructor(
    readonly page: Page,
    protected readonly words: Words,
  ) {}
}
