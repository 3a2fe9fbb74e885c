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
    // The word that is asked for next has opened by itself.
    const open = rule.getByRole('combobox', { name: label, exact: true });
    if (!(await open.isVisible())) await this.word(rule, label).last().click();
    await this.choose(choice);
    if (several) await this.page.keyboard.press('Escape');
    await expect(this.word(rule, label).last()).toContainText(choice);
  }

  /** Takes a word out of the list that is open. */
  async choose(choice: string): Promise<void> {
    await this.page.locator('.ant-select-item-option').filter({ visible: true }).getByText(choice, { exact: false }).first().click();
  }

  /** Picks from a list that is too long to be seen at once: by typing. */
  async find(rule: Locator, label: string, choice: string): Promise<void> {
    await this.word(rule, label).last().click();
    await this.page.keyboard.type(choice);
    await this.page.keyboard.press('Enter');
    await expect(this.word(rule, label).last()).toContainText(choice);
  }

  /** Adds a rule to a question that is found by its title. */
  async add(title: string, button: string): Promise<void> {
    await this.page.getByRole('combobox', { name: this.texts.addTo }).click();
    await this.page.keyboard.type(title);
    await this.choose(title);
    await this.page.getByRole('button', { name: button }).last().click();
  }

  async save(rule: Locator): Promise<void> {
    await rule.getByRole('button', { name: this.texts.save }).click();
  }
}
