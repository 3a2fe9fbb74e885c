import { codeNumber, nextNumber } from './numbered-code.js';

const KIND_PREFIX: Readonly<Record<number, string>> = { 0: '$Q', 2: 'Page', 3: 'Loop', 4: 'Block', 5: 'Page', 100: '', 200: '$List' };

/** The prefix of every question, whatever its type. */
export const QUESTION_PREFIX = 'Q';

export const GROUP_PREFIX = 'G';

/**
 * The prefix of a structural kind (Spec 3, codes): 0, 2 and 5 are pages, 3 a loop, 4 a block, 100 a plain number, 200 a list. These numbers are
 * not question types: questions always take `QUESTION_PREFIX`, groups `GROUP_PREFIX`.
 */
export const nodeCodePrefix = (kind: number): string => KIND_PREFIX[kind] ?? QUESTION_PREFIX;

/** The next code under a prefix: the highest existing number and one, starting at 1. Codes that authors made up do not count. */
export const nextNodeCode = (codes: Iterable<string>, prefix: string = QUESTION_PREFIX): string => {
  const numbers = Array.from(codes, (code) => codeNumber(prefix, code)).filter((number) => number !== null);
  return `${prefix}${nextNumber(numbers)}`;
};
