import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyNode } from '../definition/definition.js';
import { BLOCK, isContainer, LOOP } from '../definition/node-facts.js';
import { LIMITS } from '../limit/limits.js';

const MOST_DIGITS = 9;
const ZERO = '0'.charCodeAt(0);

/** Returns the number of a generated code: `Q12` is 12 under the prefix Q. Null for a code that an author wrote (`A1`, `Q01`, `Q`). */
export function codeNumber(prefix: string, code: string): number | null {
  const digits = code.length - prefix.length;
  if (digits < 1 || digits > MOST_DIGITS || !code.startsWith(prefix)) return null;
  // Read digit by digit: renumbering asks this of every question several times, for each question that moves.
  let number = 0;
  for (let at = prefix.length; at < code.length; at += 1) {
    const digit = code.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9 || (digit === 0 && number === 0)) return null;
    number = number * 10 + digit;
  }
  return number;
}

function lowestFree(numbers: ReadonlySet<number>): number {
  let candidate = 1;
  while (numbers.has(candidate)) candidate += 1;
  return candidate;
}

/** The highest number and one (Spec 3, codes), starting at 1; the lowest free one once the numbers are used up. */
function nextNumber(numbers: readonly number[]): number {
  let highest = 0;
  for (const number of numbers) if (number > highest) highest = number;
  return highest < LIMITS.codeNumber ? highest + 1 : lowestFree(new Set(numbers));
}

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
export function codePrefix(node: Pick<SurveyNode, 'type' | 'subType' | 'group'>): string {
  if (node.group === true) return GROUP_PREFIX;
  if (!isContainer(node)) return takesNumber(node) ? QUESTION_PREFIX : nodeCodePrefix(0);
  if (node.type === LOOP) return nodeCodePrefix(3);
  return nodeCodePrefix(node.type === BLOCK ? 4 : 5);
}

/**
 * Returns whether a node takes a question number: in its code, and in front of its title where respondents see numbers. Only questions do: no
 * pages and no text blocks (Spec 3, codes: types 0 and 90 are not renumbered), no containers.
 */
export const takesNumber = (node: Pick<SurveyNode, 'type' | 'subType'>): boolean => answerKindOf(node) !== 'none';

/** Returns the next code under a prefix: the highest existing number plus one, starting at 1. Codes that authors wrote themselves do not count. */
export function nextNodeCode(codes: Iterable<string>, prefix: string = QUESTION_PREFIX): string {
  const numbers = Array.from(codes, (code) => codeNumber(prefix, code)).filter((number) => number !== null);
  return `${prefix}${nextNumber(numbers)}`;
}

const DIGITS = /^[0-9]{1,9}$/;

/** The next code of an option: continues from the highest numeric code of the question, starting at 1 (Spec 3; Spec 5, codes and texts). */
export function nextOptionCode(codes: Iterable<string>): string {
  const numeric = Array.from(codes).filter((code) => DIGITS.test(code));
  return String(nextNumber(numeric.map(Number)));
}
