import { dropUndefined } from '../reading/drop-undefined.js';
import type { KeyKind, NodeExam } from './node-exam.js';
import { scoringsOf } from './node-exam.js';

/** Kinds of keys that name options in any order: what is right of one choice is right of several. */
const CHOSEN: readonly KeyKind[] = ['choice', 'choices'];

const isSameKey = (from: KeyKind | null, to: KeyKind): boolean =>
  from === to || (from !== null && CHOSEN.includes(from) && CHOSEN.includes(to));

/**
 * The exam part of a question that changes its type, by the kinds of keys of the two types: points and analysis stay, the key stays where both take such
 * a key, and a scoring that the new type does not have is put back to the default. Undefined where an exam cannot mark the new type.
 */
export function fittedExam(exam: NodeExam | undefined, from: KeyKind | null, to: KeyKind | null): NodeExam | undefined {
  if (exam === undefined || to === null) return undefined;
  const { score, scoring, penalty, analysis, ...key } = exam;
  const kept = scoring !== undefined && scoringsOf(to).includes(scoring) ? scoring : undefined;
  return dropUndefined({ score, scoring: kept, penalty, analysis, ...(isSameKey(from, to) ? key : {}) });
}
