import { isUntouchedBreak } from '../catalogue/default-content.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { isPage, PAGE_BLOCK } from '../definition/node-facts.js';
import { readableText } from '../piping/readable-text.js';

/** A page on the map: a run of stops, in document order. */
export interface MapPage {
  /** Id of the first node on it, which names the page as long as it stays first. */
  readonly id: number;
  /** Counted from 1. */
  readonly number: number;
  /** Plain text of the break that ends the page; empty if none ends it or the break has no text of its author's. */
  readonly title: string;
  /** Place of its first stop in `surveyMap(definition).stops`. */
  readonly from: number;
  /** Place behind its last stop. */
  readonly until: number;
}

/**
 * Returns the pages of a survey as runs of the stops of its map. Breaks end a page, and a page block has pages of its own, as when answering
 * (`engine/page-plan.ts`); every stop is on exactly one page, and pages without stops are left out. A survey without breaks has one page.
 */
export function mapPages({ nodes }: SurveyDefinition): readonly MapPage[] {
  const pages: MapPage[] = [];
  let [id, from, place] = [0, 0, 0];
  const close = (title: string): void => {
    if (place > from) pages.push({ id, number: pages.length + 1, title: isUntouchedBreak(title) ? '' : title, from, until: place });
    from = place;
  };
  const walk = (inside: readonly SurveyNode[]): void => {
    for (const node of inside) {
      if (isPage(node)) {
        close(readableText(node.title));
        continue;
      }
      if (node.type === PAGE_BLOCK) close('');
      if (place === from) id = node.id;
      place += 1;
      walk(node.nodes ?? []);
      if (node.type === PAGE_BLOCK) close('');
    }
  };
  walk(nodes);
  close('');
  return pages;
}
