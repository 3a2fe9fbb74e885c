import { BLOCK, isContainer, isPage, LOOP } from '../catalogue/node-facts.js';
import type { SurveyNode } from '../definition/definition.js';
import { codeNumber, nextNumber } from './numbered-code.js';

const KIND_PREFIX: Readonly<Record<number, string>> = { 0: '$Q', 2: 'Page', 3: 'Loop', 4: 'Block', 5: 'Page', 100: '', 200: '$List' };

/** Type 90, which has a question's code but no place in the line of numbers. */
const STATEMENT = 90;

/** The prefix of every question, whatever its type. */
export const QUESTION_PREFIX = 'Q';

export const GROUP_PREFIX = 'G';

/**
 * The prefix of a structural kind (Spec 3, codes): 0, 2 and 5 are pages, 3 a loop, 4 a block, 100 a plain number, 200 a list. These numbers are
 * not question types: questions always take `QUESTION_PREFIX`, groups `GROUP_PREFIX`.
 */
export const nodeCodePrefix = (kind: number): string => KIND_PREFIX[kind] ?? QUESTION_PREFIX;

/**
 * The prefix of a node's generated code: groups G, loops Loop, blocks Block, page blocks Page, pages $Q, questions and statements Q. Loops, blocks
 * and pages take theirs from the table of structural kinds (design, open points: code prefixes).
 */
export const codePrefix = (node: Pick<SurveyNode, 'type' | 'group'>): string => {
  if (node.group === true) return GROUP_PREFIX;
  if (isPage(node)) return nodeCodePrefix(0);
  if (!isContainer(node)) return QUESTION_PREFIX;
  if (node.type === LOOP) return nodeCodePrefix(3);
  return nodeCodePrefix(node.type === BLOCK ? 4 : 5);
};

/** Whether the code follows the order of the document: questions only, not pages and statements (Spec 3, codes), not containers. */
export const isRenumbered = (node: Pick<SurveyNode, 'type' | 'group'>): boolean =>
  !isContainer(node) && !isPage(node) && node.type !== STATEMENT;

/** The next code under a prefix: the highest existing number and one, starting at 1. Codes that authors made up do not count. */
export const nextNodeCode = (codes: Iterable<string>, prefix: string = QUESTION_PREFIX): string => {
  const numbers = Array.from(codes, (code) => codeNumber(prefix, code)).filter((number) => number !== null);
  return `${prefix}${nextNumber(numbers)}`;
};
