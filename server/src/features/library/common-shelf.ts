import { type CommonItem, type CommonLibrary, commonLibrary, type Language, questionRow } from '@wence/schema';
import { fixedList } from '../../platform/paging/fixed-list.js';
import { mapPage, type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { CategoryEntry, ItemEntry, LibraryQuestion } from './library-entry.js';

/** The common library as the APIs show it, made once per language. */
export class CommonShelf {
  private readonly libraries = new Map<Language, CommonLibrary>();

  categories(language: Language): CategoryEntry[] {
    const { categories, items } = this.of(language);
    return categories.map((category) => ({
      ...category,
      common: true,
      itemCount: items.filter(({ categoryId }) => categoryId === category.id).length,
    }));
  }

  has(categoryId: string): boolean {
    return this.of('en').categories.some(({ id }) => id === categoryId);
  }

  question(id: string, language: Language): LibraryQuestion | null {
    const item = this.of(language).items.find((each) => each.id === id);
    return item ? { item: entryOf(item), node: item.node } : null;
  }

  /** Returns a page in display order. */
  async page(language: Language, { categoryId, words, ...part }: PageQuery & ShelfQuery): Promise<Page<ItemEntry>> {
    const found = this.of(language)
      .items.map((item, place) => ({ item, place }))
      .filter(({ item }) => (categoryId ?? null) === null || item.categoryId === categoryId)
      .filter(({ item }) => words === undefined || item.title.toLowerCase().includes(words));
    return mapPage(
      await pageOf(
        fixedList(found, (place) => this.of('en').items[place]?.id),
        part,
      ),
      ({ item }) => entryOf(item),
    );
  }

  private of(language: Language): CommonLibrary {
    const library = this.libraries.get(language) ?? commonLibrary(language);
    this.libraries.set(language, library);
    return library;
  }
}

interface ShelfQuery {
  readonly categoryId?: string | null | undefined;
  /** In small letters. */
  readonly words?: string | undefined;
}

function entryOf({ id, categoryId, title, node }: CommonItem): ItemEntry {
  // Containers, which alone have no type, are in no library.
  return { id, categoryId, title, type: node.type ?? 0, subType: node.subType ?? null, key: questionRow(node).key, common: true };
}
