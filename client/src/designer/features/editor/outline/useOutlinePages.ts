import type { MapPage, SurveyDefinition } from '@wence/schema';
import { createContext, useMemo, useState } from 'react';
import { useFolded } from '../shared/useFolded';
import { headedPages, hiddenNodes, NO_PAGES, type OutlinePages, outlinePages } from './outline-pages';

/** The pages of the outline and those that are folded. */
export interface PagedOutline extends OutlinePages {
  /** Ids of pages. */
  readonly folded: ReadonlySet<number>;
  /** Ids of the nodes that are folded away. */
  readonly hidden: ReadonlySet<number>;
  readonly toggle: (pageId: number) => void;
}

const NONE: ReadonlySet<number> = new Set();

export const OutlinePagesContext = createContext<PagedOutline>({ ...NO_PAGES, folded: NONE, hidden: NONE, toggle: () => undefined });

/** Keeps which pages are folded. What is selected, by whatever means, unfolds its page. */
export function useOutlinePages(view: SurveyDefinition, selectedNode: number | null): PagedOutline {
  const { nodes } = view;
  // The same as long as it says the same: titles that are typed change nothing of it.
  const listed = useMemo(() => JSON.stringify(headedPages(view)), [view]);
  const placed = useMemo(() => outlinePages(nodes, JSON.parse(listed) as readonly MapPage[]), [nodes, listed]); // Written the line before.
  const { folded, toggle } = useFolded();
  const [shown, setShown] = useState(selectedNode);
  if (shown !== selectedNode) {
    setShown(selectedNode);
    const page = selectedNode === null ? undefined : placed.pageOf.get(selectedNode);
    if (page !== undefined && folded.has(page)) toggle(page);
  }
  const hidden = useMemo(() => hiddenNodes(nodes, placed, folded), [nodes, placed, folded]);
  return useMemo(() => ({ ...placed, folded, hidden, toggle }), [placed, folded, hidden, toggle]);
}
