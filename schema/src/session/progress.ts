import { compiledOf } from '../engine/compiled-of.js';
import type { Visit } from './session.js';
import type { SessionView } from './session-view.js';

/**
 * How much of the way that is open now lies behind: questions on earlier pages and answered ones on this page, among all that are shown; pages
 * where there are no questions. 0 to 1. The way may grow: it is the session that keeps the furthest (features 4.2, 48).
 */
export const progressOf = ({ definition }: Visit, { evaluation, index }: SessionView): number => {
  const { nodes, positions } = compiledOf(definition);
  const { pages } = evaluation;
  const kept = new Set(evaluation.kept);
  const isQuestion = (id: number): boolean => nodes[positions.get(id) ?? -1]?.role === 'question';
  const total = evaluation.visible.filter(isQuestion).length;
  if (total === 0) return pages.length === 0 ? 0 : index / pages.length;
  const behind = pages.slice(0, index).flatMap(({ nodeIds }) => nodeIds.filter(isQuestion));
  const answered = (pages[index]?.nodeIds ?? []).filter((id) => kept.has(id));
  return (behind.length + answered.length) / total;
};
