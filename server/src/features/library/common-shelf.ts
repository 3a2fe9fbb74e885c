import { type CommonItem, type CommonLibrary, commonLibrary, type Language, questionRow } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import { readCursor, writeCursor } from '../../platform/paging/age-cursor.js';
import type { CategoryEntry, ItemEntry, ItemPage, LibraryQuestion } from './library-entry.js';

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

  /** Returns a page in display order. The cursor holds the position in the whole library in place of a creation time. */
  page(
    language: Language,
    { categoryId, words, first, after }: { categoryId?: string | null; words?: string; first: number; after?: string },
  ): ItemPage {
    const found = this.of(language)
      .items.map((item, place) => ({ item, place }))
      .filter(({ item }) => (categoryId ?? null) === null || item.categoryId === categoryId)
      .filter(({ item }) => words === undefined || item.title.toLowerCase().includes(words));
    const place = after ? this.placeOf(after) : -1;
    const rest = found.filter((each) => each.place > place);
    const rows = rest.slice(0, first).map((each) => ({
      cursor: writeCursor({ createdAt: new Date(each.place), id: each.item.id }),
      item: entryOf(each.item),
    }));
    return { total: found.length, rows, hasNextPage: rest.length > first };
  }

  private placeOf(after: string): number {
    const { createdAt: place, id } = readCursor(after);
    if (this.of('en').items[place]?.id !== id) throw invalidInput([{ field: 'after', rule: 'format' }]);
    return place;
  }

  private of(language: Language): CommonLibrary {
    const library = this.libraries.get(language) ?? commonLibrary(language);
    this.libraries.set(language, library);
    return library;
  }
}

function entryOf({ id, categoryId, title, node }: CommonItem): ItemEntry {
  // Containers, which alone have no type, are in no library.
  return { id, categoryId, title, type: node.type ?? 0, subType: node.subType ?? null, key: questionRow(node).key, common: true };
}
