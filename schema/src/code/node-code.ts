import { answerKindOf } from '../catalogue/answer-kind.js';
import { BLOCK, isContainer, LOOP } from '../catalogue/node-facts.js';
import type { SurveyNode } from '../definition/definition.js';
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

/**
 * The prefix of a node's generated code: groups G, loops Loop, blocks Block, page blocks Page, questions Q; pages and text blocks, which ask
 * nothing, $Q. All but groups take theirs from the table of structural kinds (design, open points: code prefixes).
 */
export const codePrefix = (node: Pick<SurveyNode, 'type' | 'subType' | 'group'>): string => {
  if (node.group === true) return GROUP_PREFIX;
  if (!isContainer(node)) return takesNumber(node) ? QUESTION_PREFIX : nodeCodePrefix(0);
  if (node.type === LOOP) return nodeCodePrefix(3);
  return nodeCodePrefix(node.type === BLOCK ? 4 : 5);
};

/**
 * Returns whether a node takes a question number: in its code, and in front of its title where respondents see numbers. Only questions do: no
 * pages and no text blocks (Spec 3, codes: types 0 and 90 are not renumbered), no containers.
 */
export const takesNumber = (node: Pick<SurveyNode, 'type' | 'subType'>): boolean => answerKindOf(node) !== 'none';

/** Returns the next code under a prefix: the highest existing number plus one, starting at 1. Codes that authors wrote themselves do not count. */
export const nextNodeCode = (codes: Iterable<string>, prefix: string = QUESTION_PREFIX): string => {
  const numbers = Array.from(codes, (code) => codeNumber(prefix, code)).filter((number) => number !== null);
  return `${prefix}${nextNumber(numbers)}`;
};
