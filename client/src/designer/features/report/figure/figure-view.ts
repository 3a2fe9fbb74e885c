import { useState } from 'react';
import { useCard } from './card-context';

/** How a figure is drawn. */
export type FigureKind = 'bar' | 'column' | 'donut' | 'heat' | 'stacked' | 'table';

/** What an author has chosen for one figure; what was never chosen is absent. */
interface StoredView {
  readonly kind?: FigureKind;
  /** True for the highest first, false for the survey's order. */
  readonly isSorted?: boolean;
}

type StoredViews = Readonly<Record<string, StoredView>>;

const keyOf = (surveyId: string): string => `wence.report-views.${surveyId}`;

/** The choices of this device for a survey. What cannot be read, as somebody else wrote it or storage is switched off, counts as no choice. */
function readViews(surveyId: string): StoredViews {
  try {
    const views: unknown = JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? '{}');
    return typeof views === 'object' && views !== null ? (views as StoredViews) : {};
  } catch {
    return {};
  }
}

function writeView(surveyId: string, place: string, view: StoredView): void {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify({ ...readViews(surveyId), [place]: view }));
  } catch {
    // Storage that is full or switched off: the choice lasts as long as the page.
  }
}

interface FigureDefaults {
  /** The kinds that fit the figures, the first of them by default. */
  readonly kinds: readonly FigureKind[];
  readonly isSorted: boolean;
}

export interface FigureView {
  readonly kind: FigureKind;
  readonly isSorted: boolean;
  readonly choose: (choice: StoredView) => void;
}

/** The view of one figure, kept on this device by survey, question and part. A kind that no longer fits gives way to the default. */
export function useFigureView(part: string, { kinds, isSorted }: FigureDefaults): FigureView {
  const { surveyId, nodeId } = useCard();
  const place = part === '' ? String(nodeId) : `${nodeId}.${part}`;
  const [view, setView] = useState<StoredView>(() => readViews(surveyId)[place] ?? {});
  const [usual = 'table'] = kinds;

  return {
    kind: view.kind !== undefined && kinds.includes(view.kind) ? view.kind : usual,
    isSorted: view.isSorted ?? isSorted,
    choose: (choice) => {
      const chosen = { ...view, ...choice };
      setView(chosen);
      writeView(surveyId, place, chosen);
    },
  };
}
