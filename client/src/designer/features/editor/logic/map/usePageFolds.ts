import { type MapPage, mapPages, type SurveyDefinition } from '@wence/schema';
import { useMemo } from 'react';
import { useFolded } from '../../shared/useFolded';

/** The pages of a map, and those that are folded. */
export interface PageFolds {
  readonly pages: readonly MapPage[];
  /** Ids of pages. */
  readonly folded: ReadonlySet<number>;
  /** Null: there are no pages to fold. */
  readonly isAllFolded: boolean | null;
  readonly toggle: (pageId: number) => void;
  readonly foldAll: (isFolded: boolean) => void;
  /** Unfolds the page of a stop, given its place on the map. */
  readonly reveal: (place: number) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** Keeps which pages of the map are folded. */
export function usePageFolds(definition: SurveyDefinition): PageFolds {
  const pages = useMemo(() => mapPages(definition), [definition]);
  const { folded, toggle, setFolded } = useFolded();
  const foldAll = (isFolded: boolean) => setFolded(isFolded ? new Set(pages.map(({ id }) => id)) : NONE);
  const reveal = (place: number) => {
    const page = pages.find(({ from, until }) => from <= place && place < until);
    if (page && folded.has(page.id)) toggle(page.id);
  };
  const isAllFolded = pages.length > 1 ? pages.every(({ id }) => folded.has(id)) : null;
  return { pages, folded, isAllFolded, toggle, foldAll, reveal };
}
