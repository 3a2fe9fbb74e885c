import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { nextNodeCode, QUESTION_PREFIX } from './node-code.js';
import { codeNumber } from './numbered-code.js';

/**
 * Renumbering of question codes (Spec 3, codes). The numbers of all `Q<number>` codes form one line:
 *
 * - a question put in front of others takes the number of the first numbered question after it, and every number from there on goes up by one;
 * - a question put after all numbered ones takes the highest number and one;
 * - a removed question's number is closed: every higher one goes down by one;
 * - a moved question is taken out and put in like any other, so that numbers keep telling the order.
 *
 * Numbers move by value, wherever their questions stand, so codes stay unique even where authors typed numbers out of order. A gap that an
 * author made (Q1, Q7) stays a gap of the same width unless something is put in or taken out inside it. Codes that are not `Q<number>` are never
 * touched and cannot collide with generated ones. When the numbers are used up, nothing is shifted and the newcomer takes a free number.
 */
export interface PlacedCode {
  readonly code: string;
  /** The other questions with their new codes; the same objects where nothing changed. */
  readonly nodes: readonly SurveyNode[];
}

/** The number in a question's code; null if an author made the code up. */
export const numberOf = (node: SurveyNode): number | null => codeNumber(QUESTION_PREFIX, node.code);

const shift = (nodes: readonly SurveyNode[], from: number, by: 1 | -1): readonly SurveyNode[] =>
  nodes.map((node) => {
    const number = numberOf(node);
    return number === null || number < from ? node : { ...node, code: `${QUESTION_PREFIX}${number + by}` };
  });

const nextOf = (nodes: readonly SurveyNode[]): string => nextNodeCode(nodes.map((node) => node.code));

/** Frees the number by moving it and all higher ones up; gives a free number instead when there is no room above. */
export const openNumber = (nodes: readonly SurveyNode[], number: number): PlacedCode => {
  const isFull = nodes.some((node) => numberOf(node) === LIMITS.codeNumber);
  return isFull ? { code: nextOf(nodes), nodes } : { code: `${QUESTION_PREFIX}${number}`, nodes: shift(nodes, number, 1) };
};

/** The code of a question about to be put at `index` among `nodes`. */
export const placeCode = (nodes: readonly SurveyNode[], index: number): PlacedCode => {
  for (const follower of nodes.slice(index)) {
    const number = numberOf(follower);
    if (number !== null) return openNumber(nodes, number);
  }
  return { code: nextOf(nodes), nodes };
};

/** The remaining questions after `removed` has gone. */
export const closeCode = (remaining: readonly SurveyNode[], removed: SurveyNode): readonly SurveyNode[] => {
  const number = numberOf(removed);
  return number === null ? remaining : shift(remaining, number + 1, -1);
};
