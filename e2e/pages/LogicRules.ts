import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.js';
import { type LogicTexts, logicTexts } from '../i18n/logic-texts.js';
import type { Language } from '../i18n/words.js';

/** Rules of logic as their author works on them: on a screen of logic, or in a dialog. */
export class LogicRules {
  readonly texts: LogicTexts['edit'];

  constructor(
    readonly page: Page,
    readonly place: Locator,
    language: Language,
  ) {
    this.texts = logicTexts(language).edit;
  }

  rule(nth: number): Locator {
    return this.place.locator('li[aria-labelledby]').nth(nth);
  }

  word(rule: Locator, label: string): Locator {
    return rule.getByRole('button', { name: new RegExp(`^${label}(\\uFF1A|: )`) });
  }

  /** Picks a word and chooses what it is to be; a list that takes several is left by Escape. */
  async pick(rule: Locator, label: string, choice: string, several = false): Promise<void> {
    await this.word(rule, label).last().click();
    await this.page.locator('.ant-select-item-option').getByText(choice, { exact: false }).first().click();
    if (several) await this.page.keyboard.press('Escape');
    await expect(this.word(rule, label).last()).toContainText(choice);
  }

  async save(rule: Locator): Promise<void> {
    await rule.getByRole('button', { name: this.texts.save }).click();
  }
}
