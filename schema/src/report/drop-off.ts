import { welcomeOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { displayOrder } from '../engine/display.js';
import { percentOf } from './figures.js';
import { type ListedPage, pageList } from './page-list.js';

/** Minutes without progress after which a visit that was not submitted counts as left. */
export const VISIT_IDLE_MINUTES = 30;

/** Visits that got as far as one page of one version and no further. */
export interface VisitCount {
  readonly version: number;
  /** The page by its id, which is a local id of that version; 0: the welcome. */
  readonly page: number;
  readonly opened: number;
  /** With a first answer, or submitted. */
  readonly started: number;
  readonly submitted: number;
  /** Not submitted, and not idle for long. */
  readonly answering: number;
}

/** Counts what became of the visits that reached a page. Those that are not counted here went on. */
export interface PageDropOff {
  /** Counted from 1; 0: the welcome. */
  readonly number: number;
  /** First question of the page, or first statement where it asks nothing; null for the welcome. */
  readonly nodeId: number | null;
  readonly code: string | null;
  /** As written, which may be HTML; empty for the welcome. */
  readonly title: string;
  /** Got to this page or further. */
  readonly reached: number;
  /** Got no further and did not submit. */
  readonly left: number;
  /** Share of those who reached it, 0 to 100 with one decimal. */
  readonly leftPercent: number;
  /** Are on it now. */
  readonly answering: number;
  /** Submitted and got no further: from the last page, or where logic ended the survey. */
  readonly submitted: number;
}

/** From opening to submitting, and where people left. */
export interface DropOffFigures {
  readonly opened: number;
  readonly started: number;
  readonly submitted: number;
  readonly answering: number;
  readonly left: number;
  /** Shares of those who opened, 0 to 100 with one decimal. */
  readonly startedPercent: number;
  readonly completionPercent: number;
  /** In the order of the newest version. */
  readonly pages: readonly PageDropOff[];
}

/** The versions of a survey that its visits were to, by their numbers, and the newest one, whose pages are shown. */
export interface VisitedVersions {
  readonly newest: SurveyDefinition;
  readonly versions: ReadonlyMap<number, SurveyDefinition>;
}

type Sums = Omit<VisitCount, 'version' | 'page'>;

const NOBODY: Sums = { opened: 0, started: 0, submitted: 0, answering: 0 };

const plus = (one: Sums, other: Sums): Sums => ({
  opened: one.opened + other.opened,
  started: one.started + other.started,
  submitted: one.submitted + other.submitted,
  answering: one.answering + other.answering,
});

const leftOf = ({ opened, submitted, answering }: Sums): number => opened - submitted - answering;

/**
 * Finds the number of a page of any version among the newest pages. A page that is gone counts as the nearest one before it that is still there, and
 * as the first one where there is none: whoever saw any page got beyond the welcome.
 */
function numberFinder(pages: readonly ListedPage[], versions: ReadonlyMap<number, SurveyDefinition>) {
  const numbers = new Map(pages.flatMap(({ nodeIds }, index) => nodeIds.map((id) => [id, index + 1] as const)));
  const orders = new Map([...versions].map(([version, definition]) => [version, displayOrder(definition).map(({ node }) => node.id)]));
  return ({ version, page }: VisitCount): number => {
    if (page === 0) return 0;
    const known = numbers.get(page);
    if (known !== undefined) return known;
    const order = orders.get(version) ?? [];
    for (let at = order.indexOf(page) - 1; at >= 0; at -= 1) {
      const before = numbers.get(order[at] ?? 0);
      if (before !== undefined) return before;
    }
    return Math.min(1, pages.length);
  };
}

/**
 * Puts counts of visits into the figures of drop-off (Spec 2, reports). Whoever was led past a page by logic counts as having reached it, since they
 * got further.
 */
export function dropOffFigures({ newest, versions }: VisitedVersions, counts: readonly VisitCount[]): DropOffFigures {
  const listed = pageList(newest);
  const numberOf = numberFinder(listed, versions);
  const furthest = Array.from({ length: listed.length + 1 }, () => NOBODY);
  for (const count of counts) {
    const number = numberOf(count);
    furthest[number] = plus(furthest[number] ?? NOBODY, count);
  }
  const total = furthest.reduce(plus, NOBODY);
  const hasWelcome = welcomeOf(newest) !== '' || (furthest[0]?.opened ?? 0) > 0;
  let reached = total.opened;
  const pages = furthest.map((here, number): PageDropOff => {
    const { id: nodeId, code, title } = listed[number - 1]?.first ?? { id: null, code: null, title: '' };
    const left = leftOf(here);
    const page = { number, nodeId, code, title: title ?? '', reached, left, leftPercent: percentOf(left, reached) };
    reached -= here.opened;
    return { ...page, answering: here.answering, submitted: here.submitted };
  });
  return {
    ...total,
    left: leftOf(total),
    startedPercent: percentOf(total.started, total.opened),
    completionPercent: percentOf(total.submitted, total.opened),
    pages: hasWelcome ? pages : pages.slice(1),
  };
}
