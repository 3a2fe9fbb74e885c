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

/** Renumbering looks at these fields of a node. */
type Numbered = Pick<SurveyNode, 'id' | 'code' | 'type' | 'subType' | 'group'>;

type Codes = ReadonlyMap<number, string>;

/** The nodes as renumbering sees them once they have these codes. A move shifts hundreds of them twice, too many to build each anew for that. */
const seenWith = (all: readonly Numbered[], codes: Codes): readonly Numbered[] =>
  all.map((node) => {
    const code = codes.get(node.id);
    return code === undefined ? node : { id: node.id, code, type: node.type, subType: node.subType, group: node.group };
  });

/** The codes of newcomers where nothing has to make room: the next ones under their prefixes. */
function nextCodes(all: readonly Numbered[], newcomers: ReadonlySet<number>): Codes {
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
function firstNumber(all: readonly Numbered[], newcomers: ReadonlySet<number>): number | null {
  const from = all.findIndex(({ id }) => newcomers.has(id));
  for (const node of all.slice(from)) {
    const number = newcomers.has(node.id) ? null : sequenceNumberOf(node);
    if (number !== null) return number;
  }
  return null;
}

/** Returns the new codes of the newcomers and of the nodes that they push back. */
function shiftedCodes(all: readonly Numbered[], arriving: readonly Numbered[], first: number, line: NumberSequence): Codes {
  const isArriving = new Set(arriving.map(({ id }) => id));
  const codes = new Map(arriving.map(({ id }, place) => [id, `${QUESTION_PREFIX}${line.up(first, place)}`]));
  for (const node of all) {
    const number = isArriving.has(node.id) ? null : sequenceNumberOf(node);
    if (number !== null && number >= first) codes.set(node.id, `${QUESTION_PREFIX}${line.up(number, arriving.length)}`);
  }
  return codes;
}

/** The codes that change when newcomers stand among these nodes. */
function assignedCodes(all: readonly Numbered[], newcomers: ReadonlySet<number>): Codes {
  const questions = all.filter((node) => newcomers.has(node.id) && takesNumber(node));
  const first = questions.length === 0 ? null : firstNumber(all, newcomers);
  const line = new NumberSequence(all.filter(({ id }) => !newcomers.has(id)));
  if (first === null || !line.hasRoom(questions.length)) return nextCodes(all, newcomers);

  const shifted = shiftedCodes(all, questions, first, line);
  const others = new Set([...newcomers].filter((id) => !questions.some((question) => question.id === id)));
  return others.size === 0 ? shifted : new Map([...shifted, ...nextCodes(seenWith(all, shifted), others)]);
}

/** The codes that change when others have gone from among these nodes. */
function closedCodes(all: readonly Numbered[], gone: Iterable<Numbered>, aside: readonly Numbered[]): Codes {
  const codes = new Map<number, string>();
  const closed = Array.from(gone, sequenceNumberOf).filter((number) => number !== null);
  if (closed.length === 0) return codes;
  const line = new NumberSequence([...all, ...aside]);
  for (const node of all) {
    const number = sequenceNumberOf(node);
    if (number === null) continue;
    let below = 0;
    for (const other of closed) if (other < number) below += 1;
    if (below > 0) codes.set(node.id, `${QUESTION_PREFIX}${line.down(number, below)}`);
  }
  return codes;
}

/**
 * Gives codes to nodes that have just been put into the tree, whatever stands in their `code` so far, and makes room for them. The newcomers are
 * named by id and stand one behind the other in the document, with or without other new nodes between them.
 */
export const assignCodes = (nodes: readonly SurveyNode[], newcomers: ReadonlySet<number>): readonly SurveyNode[] =>
  withCodes(nodes, assignedCodes(documentOrder(nodes), newcomers));

/** The remaining nodes after others have gone: numbers above theirs go down. */
export const closeCodes = (remaining: readonly SurveyNode[], gone: Iterable<SurveyNode>): readonly SurveyNode[] =>
  withCodes(remaining, closedCodes(documentOrder(remaining), gone, []));

/**
 * The nodes after some were moved. They are taken out and put in like any others, but the codes that those among them keep which are not in the line
 * stay taken meanwhile. Whatever has its own number again at the end is the same object.
 */
export function movedCodes(nodes: readonly SurveyNode[], moved: readonly SurveyNode[]): readonly SurveyNode[] {
  const numbered = moved.filter((node) => sequenceNumberOf(node) !== null);
  const isMoved = new Set(moved.map(({ id }) => id));
  const all = documentOrder(nodes);
  const closed = closedCodes(
    all.filter(({ id }) => !isMoved.has(id)),
    numbered,
    moved,
  );
  const assigned = assignedCodes(seenWith(all, closed), new Set(numbered.map(({ id }) => id)));
  return withCodes(nodes, new Map([...closed, ...assigned]));
}
