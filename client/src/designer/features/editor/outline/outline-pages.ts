import { documentOrder, isPage, type MapPage, mapPages, pagingOf, type SurveyDefinition, type SurveyNode } from '@wence/schema';

/** The pages of a survey as the outline shows them. */
export interface OutlinePages {
  /** Headings by the break that is one: the page behind it begins there. */
  readonly byBreak: ReadonlyMap<number, MapPage>;
  /** Headings that stand for no break, by the first question of their page. */
  readonly byFirst: ReadonlyMap<number, MapPage>;
  /** Ids of pages by their questions. */
  readonly pageOf: ReadonlyMap<number, number>;
}

export const NO_PAGES: OutlinePages = { byBreak: new Map(), byFirst: new Map(), pageOf: new Map() };

/** Returns the pages that have a heading; a survey of one page, or one that asks a question at a time, has none. */
export function headedPages(view: SurveyDefinition): readonly MapPage[] {
  const pages = pagingOf(view) === 'question' ? [] : mapPages(view);
  return pages.length > 1 ? pages : [];
}

/** Finds the place of each heading. A break right before a page is its heading; others stay entries like questions. */
export function outlinePages(nodes: readonly SurveyNode[], pages: readonly MapPage[]): OutlinePages {
  if (pages.length === 0) return NO_PAGES;
  const byFirst = new Map(pages.map((page) => [page.id, page]));
  const byBreak = new Map<number, MapPage>();
  const walk = (inside: readonly SurveyNode[]): void => {
    for (const [index, node] of inside.entries()) {
      const next = inside[index + 1];
      const page = isPage(node) && next ? byFirst.get(next.id) : undefined;
      if (page) {
        byBreak.set(node.id, page);
        byFirst.delete(page.id);
      }
      walk(node.nodes ?? []);
    }
  };
  walk(nodes);
  const stops = documentOrder(nodes).filter((node) => !isPage(node));
  const pageOf = new Map(pages.flatMap(({ id, from, until }) => stops.slice(from, until).map((stop) => [stop.id, id] as const)));
  return { byBreak, byFirst, pageOf };
}

/** Returns what folded pages hide. A container with something that is still seen, such as the heading of another page, is seen as well. */
export function hiddenNodes(nodes: readonly SurveyNode[], { pageOf }: OutlinePages, folded: ReadonlySet<number>): ReadonlySet<number> {
  const hidden = new Set<number>();
  if (folded.size === 0) return hidden;
  const walk = (inside: readonly SurveyNode[]): boolean => {
    let isAllHidden = true;
    for (const node of inside) {
      const isHiddenInside = walk(node.nodes ?? []);
      if (folded.has(pageOf.get(node.id) ?? -1) && isHiddenInside) hidden.add(node.id);
      else isAllHidden = false;
    }
    return isAllHidden;
  };
  walk(nodes);
  return hidden;
}
