import type { AnswerToMarkFragment } from './marking.generated';

/** The points and the comment that a person gives for an answer. */
export interface Mark {
  readonly points: number;
  readonly comment: string;
}

/** An answer of the queue by what names it. */
export const keyOf = ({ responseId, nodeId }: Pick<AnswerToMarkFragment, 'responseId' | 'nodeId'>): string => `${responseId}-${nodeId}`;

/** Reads points, which come in halves from 0 to those of the question; null for anything else. */
export function readMark(typed: string, most: number): number | null {
  const text = typed.normalize('NFKC').trim();
  const points = Number(text);
  return /^\d{1,3}(\.[05]?)?$/.test(text) && points <= most ? points : null;
}
