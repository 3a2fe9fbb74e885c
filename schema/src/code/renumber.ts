import type { SurveyNode } from '../definition/definition.js';
import { documentOrder } from '../definition/walk.js';
import { codePrefix, nextNodeCode, QUESTION_PREFIX, takesNumber } from './generated-code.js';
import { NumberSequence, sequenceNumberOf } from './number-sequence.js';

/** The nodes, at any depth, with these codes by id; the same objects, and the same list, where nothing changes. */
export function withCodes(nodes: readonly SurveyNode[], codes: ReadonlyMap<number, string>): readonly SurveyNode[] {
  if (codes.size === 0) return nodes;
  let isChanged = false;
  const coded = nodes.map((node) => {
    const code = codes.get(node.id) ?? node.code;
    const members = node.nodes && withCodes(node.nodes, codes);
    if (code === node.code && members === node.nodes) return node;
    isChanged = true;
    return members === undefined ? { ...node, code } : { ...node, code, nodes: members };
  });
  return isChanged ? coded : nodes;
}

/**
 * Renumbering of question codes (Spec 3, codes). The numbers of all questions with a `Q<number>` code form one line, in and out of containers:
 *
 * - questions put in front of others take the number of the first numbered question after them and the ones behind it, and every number from
 *   there on goes up by as many;
 * - questions put after all numbered ones take the highest number and one, and so on;
 * - the numbers of removed questions are closed: every higher one goes down;
 * - moved questions are taken out and put in like any others, so that numbers keep telling the order.
 *
 * Numbers move by value, wherever their questions stand, so codes stay unique even where authors typed numbers out of order. A gap that an
 * author made (Q1, Q7) stays a gap of the same width unless something is put in or taken out inside it. Pages, statements and containers are
 * not in the line: their codes never change, and numbers they carry are stepped over (`number-sequence.ts`). Codes that are not `Q<number>` are never
 * touched and cannot collide with generated ones. When the numbers are used up, nothing is shifted and newcomers take free numbers.
 */

/** The codes of newcomers where nothing has to make room: the next ones under their prefixes. */
function nextCodes(all: readonly SurveyNode[], newcomers: ReadonlySet<number>): Map<number, string> {
  const taken = all.filter(({ id }) => !newcomers.has(id)).map(({ code }) => code);
  const codes = new Map<number, string>();
  for (const node of all.filter(({ id }) => newcomers.has(id))) {
    const code = nextNodeCode(taken, codePrefix(node));
    codes.set(node.id, code);
    taken.push(code);
  }
  return codes;
}

/** The number that the first of the newcomers takes; null if no numbered question follows it. */
function firstNumber(all: readonly SurveyNode[], newcomers: ReadonlySet<number>): number | null {
  const from = all.findIndex(({ id }) => newcomers.has(id));
  for (const node of all.slice(from)) {
    const number = newcomers.has(node.id) ? null : sequenceNumberOf(node);
    if (number !== null) return number;
  }
  return null;
}

/** Returns the new codes of the newcomers and of the nodes that they push back. */
function shiftedCodes(
  all: readonly SurveyNode[],
  arriving: readonly SurveyNode[],
  first: number,
  line: NumberSequence,
): Map<number, string> {
  const isArriving = new Set(arriving.map(({ id }) => id));
  const codes = new Map(arriving.map(({ id }, place) => [id, `${QUESTION_PREFIX}${line.up(first, place)}`]));
  for (const node of all) {
    const number = isArriving.has(node.id) ? null : sequenceNumberOf(node);
    if (number !== null && number >= first) codes.set(node.id, `${QUESTION_PREFIX}${line.up(number, arriving.length)}`);
  }
  return codes;
}

/**
 * Gives codes to nodes that have just been put into the tree, whatever stands in their `code` so far, and makes room for them. The newcomers are
 * named by id and stand one behind the other in the document, with or without other new nodes between them.
 */
export function assignCodes(nodes: readonly SurveyNode[], newcomers: ReadonlySet<number>): readonly SurveyNode[] {
  const all = documentOrder(nodes);
  const questions = all.filter((node) => newcomers.has(node.id) && takesNumber(node));
  const first = questions.length === 0 ? null : firstNumber(all, newcomers);
  const line = new NumberSequence(all.filter(({ id }) => !newcomers.has(id)));
  if (first === null || !line.hasRoom(questions.length)) return withCodes(nodes, nextCodes(all, newcomers));

  const shifted = withCodes(nodes, shiftedCodes(all, questions, first, line));
  const others = new Set([...newcomers].filter((id) => !questions.some((question) => question.id === id)));
  return others.size === 0 ? shifted : withCodes(shifted, nextCodes(documentOrder(shifted), others));
}

/**
 * The remaining nodes after others have gone: numbers above theirs go down. `aside` are nodes that were only taken out to come back elsewhere: the
 * codes they keep stay taken.
 */
export function closeCodes(
  remaining: readonly SurveyNode[],
  gone: Iterable<SurveyNode>,
  aside: readonly SurveyNode[] = [],
): readonly SurveyNode[] {
  const closed = Array.from(gone, sequenceNumberOf).filter((number) => number !== null);
  if (closed.length === 0) return remaining;
  const all = documentOrder(remaining);
  const line = new NumberSequence([...all, ...aside]);
  const codes = new Map<number, string>();
  for (const node of all) {
    const number = sequenceNumberOf(node);
    const below = number === null ? 0 : closed.filter((other) => other < number).length;
    if (number !== null && below > 0) codes.set(node.id, `${QUESTION_PREFIX}${line.down(number, below)}`);
  }
  return withCodes(remaining, codes);
}
