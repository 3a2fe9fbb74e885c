import { expect, type Locator, type Page } from '@playwright/test';
import { paletteOf, QUESTION_CATEGORIES, type QuestionKey } from '@wence/schema';
import { firstPaint } from './first-paint.js';

/** Types as the list has them. */
const TYPES = QUESTION_CATEGORIES.flatMap(paletteOf);

/** More stops than any way through the page has. */
const FAR = 120;

/** An author who has no mouse. */
export class ByKeys {
  private constructor(private readonly page: Page) {}

  /** Listens for pointers from now on: `pointers` tells whether any came. */
  static async on(page: Page): Promise<ByKeys> {
    await page.addInitScript(() => {
      const count = (event: Event) => {
        if (event.isTrusted && event instanceof PointerEvent && event.pointerType !== '')
          document.documentElement.dataset['pointer'] = event.type;
      };
      for (const type of ['pointerdown', 'pointerup', 'pointermove']) addEventListener(type, count, true);
    });
    return new ByKeys(page);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
  }

  /** Goes on to something by Tab, or back to it. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await firstPaint(this.page);
    for (let stops = 0; stops < FAR; stops += 1) {
      await this.press(key);
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  }

  /** Adds a question of a type from the list; its title has the focus afterwards. */
  async add(key: QuestionKey, title: string): Promise<void> {
    await this.press('Alt+q', 'Tab');
    // From the search above them to the first one, and on.
    for (let steps = TYPES.indexOf(key); steps >= 0; steps -= 1) await this.press('ArrowDown');
    const before = await this.page.getByRole('article').count();
    await this.press('Enter');
    await expect(this.page.getByRole('article')).toHaveCount(before + 1);
    await this.type(title);
  }

  async expectNoPointer(): Promise<void> {
    await expect(this.page.locator('html')).not.toHaveAttribute('data-pointer');
  }
}
