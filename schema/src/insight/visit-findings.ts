import type { DropOffFigures, PageDropOff } from '../report/drop-off.js';
import { INSIGHT_KINDS, type Insight, insightId, type InsightOf } from './insight.js';

/** Visits that a page must have had, and the share that must have left on it, for it to be worth a word. */
const FEWEST = 5;
const WORTH_A_LOOK = 10;
const ASKS_FOR_ATTENTION = 30;
/** Bars beside the finding: the pages that lost most. */
const BARS = 5;

const byLoss = (one: PageDropOff, other: PageDropOff): number => other.left - one.left || one.number - other.number;

const nameOf = ({ code, title }: PageDropOff): string => `${code ?? ''} ${title}`.trim();

/** The page on which most people left, from 10 % of those who reached it on. The welcome is none: nothing is asked on it. */
export function dropOff({ pages }: Pick<DropOffFigures, 'pages'>): InsightOf<'dropOff'> | null {
  const losses = pages.filter(({ nodeId }) => nodeId !== null).sort(byLoss);
  const [worst] = losses;
  if (!worst || worst.nodeId === null || worst.reached < FEWEST || worst.leftPercent < WORTH_A_LOOK) return null;
  const { nodeId, code, title, number, reached, left, leftPercent } = worst;
  const shown = losses.slice(0, BARS).sort((one, other) => one.number - other.number);
  return {
    id: insightId('dropOff', nodeId),
    kind: 'dropOff',
    severity: leftPercent < ASKS_FOR_ATTENTION ? 'notable' : 'strong',
    subjects: [{ nodeId, rowId: null, code: code ?? '', title, rowTitle: null }],
    names: {},
    numbers: { number, count: left, percent: leftPercent },
    bars: shown.map((page) => ({ title: nameOf(page), value: page.leftPercent, marked: page === worst })),
    base: reached,
    test: null,
    filter: null,
  };
}

const place = ({ kind }: Insight): number => INSIGHT_KINDS.indexOf(kind);

/** Findings in responses together with the one in visits, in the order of the kinds' worth. */
export function withDropOff(findings: readonly Insight[], figures: Pick<DropOffFigures, 'pages'>): Insight[] {
  const found = dropOff(figures);
  return found ? [...findings, found].sort((one, other) => place(one) - place(other)) : [...findings];
}
