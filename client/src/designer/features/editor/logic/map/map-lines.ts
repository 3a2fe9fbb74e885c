import type { MapPage } from '@wence/schema';
import type { MapRow } from './map-rows';

/** A line of the map: the heading of a page, a question, or an end. */
export type MapLine =
  | { readonly kind: 'page'; readonly page: MapPage; readonly isFolded: boolean }
  | { readonly kind: 'stop'; readonly row: MapRow }
  | { readonly kind: 'end'; readonly place: number };

export interface MapLines {
  readonly lines: readonly MapLine[];
  /** Line of each stop and end by its place; what is folded away has the line of its page. */
  readonly lineAt: readonly number[];
}

/** Lays out the lines of a map. A survey of one page has no headings, so nothing of it folds. */
export function linesOf(rows: readonly MapRow[], pages: readonly MapPage[], folded: ReadonlySet<number>, ends: number): MapLines {
  const lines: MapLine[] = [];
  const lineAt: number[] = [];
  for (const page of pages) {
    const isFolded = pages.length > 1 && folded.has(page.id);
    if (pages.length > 1) lines.push({ kind: 'page', page, isFolded });
    for (const row of rows.slice(page.from, page.until)) {
      if (!isFolded) lines.push({ kind: 'stop', row });
      lineAt.push(lines.length - 1);
    }
  }
  for (let place = rows.length; place < rows.length + ends; place += 1) {
    lines.push({ kind: 'end', place });
    lineAt.push(lines.length - 1);
  }
  return { lines, lineAt };
}
