import { compiledOf } from '../engine/compiled-of.js';
import type { Visit } from './session.js';
import type { SessionView } from './session-view.js';

/**
 * Returns the completed share of the way that is open now: questions on earlier pages and answered ones on this page, among all that are shown, or
 * pages if no questions are shown. Range 0 to 1. The way may get longer: the session keeps the highest value (features 4.2, 48).
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
