import type { AnswerError } from '../answer/answer.js';
import { compiledOf } from '../engine/compile.js';
import { evaluate, type Evaluation } from '../engine/evaluate.js';
import { displayOrder } from '../engine/display.js';
import type { SurveyPage } from '../engine/page-plan.js';
import type { Session, Visit } from './session.js';

/** View of a session: everything a page needs to show. */
export interface SessionView {
  readonly evaluation: Evaluation;
  /** Place of the current page in `evaluation.pages`, counted from 0; -1 when nothing is shown at all. */
  readonly index: number;
  /** Null when nothing is shown at all. */
  readonly page: SurveyPage | null;
  readonly isLast: boolean;
  /** Current errors on any page, in the order of the pages; the server's refusals where the engine finds nothing. */
  readonly faults: readonly AnswerError[];
  /** Those faults that the respondent is shown. */
  readonly errors: readonly AnswerError[];
}

/** Returns the index of a page in the plan; for a page that vanished, that of the next remaining page, or else of the last one. */
function indexOf({ definition, seed }: Visit, pages: readonly SurveyPage[], pageId: number): number {
  const exact = pages.findIndex(({ id }) => id === pageId);
  if (exact >= 0) return exact;
  const rank = new Map(displayOrder(definition, seed).map(({ node }, place) => [node.id, place]));
  const lost = rank.get(pageId) ?? -1;
  const next = pages.findIndex(({ id }) => (rank.get(id) ?? -1) > lost);
  return next >= 0 ? next : pages.length - 1;
}

/** Errors of questions that are shown; what belongs to no question here cannot be corrected here. */
function faultsOf({ pages, errors }: Evaluation, refusals: readonly AnswerError[]): readonly AnswerError[] {
  const own = new Set(errors.map(({ nodeId }) => nodeId));
  const all = [...errors, ...refusals.filter(({ nodeId }) => !own.has(nodeId))];
  const place = new Map(pages.flatMap(({ nodeIds }) => nodeIds).map((id, index) => [id, index]));
  const shown = all.filter(({ nodeId }) => place.has(nodeId));
  return shown.sort((a, b) => (place.get(a.nodeId) ?? 0) - (place.get(b.nodeId) ?? 0));
}

/** Works out what is on screen. A pure function of visit and session. */
export function viewOf(visit: Visit, session: Session): SessionView {
  const evaluation = evaluate(compiledOf(visit.definition), session.answers, visit.seed);
  const { pages } = evaluation;
  const index = indexOf(visit, pages, session.pageId);
  const faults = faultsOf(evaluation, session.refusals);
  const errors = faults.filter(({ nodeId }) => session.revealed.includes(nodeId));
  return { evaluation, index, page: pages[index] ?? null, isLast: index === pages.length - 1, faults, errors };
}

/** Milliseconds spent on the current page until `at`. A clock that was set back counts as one that stood still. */
export function spentOn(session: Session, pageId: number, at: number): number {
  const isHere = session.stage === 'pages' && session.pageId === pageId;
  return (session.dwell[pageId] ?? 0) + (isHere ? Math.max(0, at - session.at) : 0);
}

/** Returns the milliseconds until the respondent may go on from a page; 0 = now. */
export const remainingMinimum = (session: Session, page: SurveyPage, at: number): number =>
  Math.max(0, page.minSeconds * 1000 - spentOn(session, page.id, at));

/** Milliseconds until a page goes on by itself; null = never. */
export const remainingMaximum = (session: Session, page: SurveyPage, at: number): number | null =>
  page.maxSeconds === 0 ? null : Math.max(0, page.maxSeconds * 1000 - spentOn(session, page.id, at));
