import type { Page } from '@playwright/test';
import type { Words } from '../i18n/words.js';

/** What every page object has: the page it speaks to and the words people read on it. */
export abstract class Screen {
  constructor(
    readonly page: Page,
    protected readonly words: Words,
  ) {}
}
