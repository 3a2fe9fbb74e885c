import { readableText, type SurveyNode, type SurveyOption, type SurveyRow } from '@wence/schema';
import { expect, type Locator, type Page } from '@playwright/test';

export { expect };

type Role = Parameters<Page['getByRole']>[0];

/** One question on the page, and the hands of a respondent who has nothing but a keyboard. */
export class Asked {
  constructor(
    readonly page: Page,
    readonly node: SurveyNode,
  ) {}

  /** The part of the page that the question has to itself. */
  get root(): Locator {
    return this.page.locator(`[data-question="${this.node.id}"]`);
  }

  get title(): string {
    return readableText(this.node.title);
  }

  /** The group of controls that is the whole question, named by its title. */
  group(role: 'group' | 'radiogroup' | 'list' | 'table' = 'group'): Locator {
    return this.root.getByRole(role, { name: this.title });
  }

  /** A part by its role and, where its name is given, by the whole or the beginning of it. */
  part(role: Role, name?: string | RegExp): Locator {
    return name === undefined ? this.root.getByRole(role) : this.root.getByRole(role, { name });
  }

  /** The live region that last spoke to users of a screen reader. */
  get spoken(): Locator {
    return this.page.locator('[aria-live="polite"]').last();
  }

  /** A part whose name is this and no more. */
  named(role: Role, name: string): Locator {
    return this.root.getByRole(role, { name, exact: true });
  }

  option(place: number): SurveyOption {
    return found(this.node.options, place);
  }

  row(place: number): SurveyRow {
    return found(this.node.children as readonly SurveyRow[] | undefined, place);
  }

  /** Goes on with the Tab key until this has the focus. Nothing else gives it the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let presses = 0; presses < MOST_STOPS; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${String(target)} was not reached with ${MOST_STOPS} presses of the Tab key`);
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Types into the box that Tab leads to, in place of what is there. */
  async typeInto(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  async tick(...targets: readonly Locator[]): Promise<void> {
    for (const target of targets) {
      await this.tabTo(target);
      await this.press('Space');
    }
  }
}

const MOST_STOPS = 200;

function found<T>(list: readonly T[] | undefined, place: number): T {
  const part = list?.[place];
  if (part === undefined) throw new Error(`The question has no part at place ${place}`);
  return part;
}
