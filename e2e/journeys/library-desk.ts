import { expect, type Locator, type Page } from '@playwright/test';
import type { SurveyDefinition } from '@wence/schema';
import { test as base } from '../fixtures.js';
import { type LibraryTexts, libraryTexts } from '../i18n/library-texts.js';
import type { Language } from '../i18n/words.js';
import { EditorPage } from '../pages/EditorPage.js';
import { Author } from '../support/author.js';
import { signIn } from '../support/sign-in.js';

/** A survey with one choice, the question that goes into the library. */
export function teaSurvey(language: Language): SurveyDefinition {
  const { question, options } = libraryTexts(language);
  const choices = options.map((title, place) => ({ id: place + 2, code: `${place + 1}`, title }));
  return { format: 1, lastId: 3, title: 'Tea', language, nodes: [{ id: 1, code: 'Q1', type: 1, title: question, options: choices }] };
}

/** The desk of an author whose library is empty. */
export class LibraryDesk {
  constructor(
    readonly page: Page,
    readonly author: Author,
    readonly texts: LibraryTexts,
  ) {}

  /** The icons on the left. */
  bar(views: string): Locator {
    return this.page.getByRole('navigation', { name: views });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: this.texts.library });
  }

  shelf(kind: 'own' | 'common'): Locator {
    return this.panel.getByRole('region', { name: this.texts[kind] });
  }

  item(title: string): Locator {
    return this.panel.getByRole('button', { name: this.texts.insert(title) });
  }

  /** Opens the add-to-library dialog of the selected question. */
  async add(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.texts.add, exact: true }).click();
    return this.page.getByRole('dialog', { name: this.texts.add });
  }

  /** Keeps the selected question in a new category and opens the library. */
  async keep(category: string): Promise<void> {
    const dialog = await this.add();
    await dialog.getByRole('textbox', { name: this.texts.name }).fill(category);
    await dialog.getByRole('button', { name: this.texts.confirm }).click();
    await expect(dialog).toBeHidden();
    await this.page.getByRole('link', { name: this.texts.library, exact: true }).click();
  }
}

export const test = base.extend<{ libraryDesk: LibraryDesk; openTea: (desk: LibraryDesk) => Promise<EditorPage> }>({
  libraryDesk: async ({ page, server, language }, use) => {
    const author = await Author.register(server.origin);
    await signIn(page, author, server.origin);
    await use(new LibraryDesk(page, author, libraryTexts(language)));
  },
  openTea: async ({ words, language }, use) => {
    await use(async ({ page, author, texts }) => {
      const editor = await EditorPage.open(page, words, await author.createSurvey(teaSurvey(language)));
      await editor.select('Q1', texts.question);
      return editor;
    });
  },
});
