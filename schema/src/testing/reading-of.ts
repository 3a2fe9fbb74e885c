import type { AnswerReading } from '../answer/answer-reading.js';
import { offeredOf } from '../answer/offered.js';
import { readAnswer } from '../answer/read-answer.js';
import { plainCopy } from '../reading/plain-copy.js';
import type { BuiltNode } from './build-node.js';
import { survey } from './build-survey.js';

const without = <T>(items: ReadonlyMap<number, T>, hidden: readonly number[]): ReadonlyMap<number, T> =>
  new Map([...items].filter(([id]) => !hidden.includes(id)));

/**
 * Reads an answer to a question that is the only one of its survey: the question has the id 1, its rows those from 2, then come its options.
 * @param hidden Options and rows that logic hides.
 */
export function readingOf(question: BuiltNode, value: unknown, hidden: readonly number[] = []): AnswerReading {
  const [node] = survey(question).nodes;
  if (node === undefined) throw new Error('No question');
  const { options, rows, isKnown } = offeredOf(node);
  return readAnswer(node, plainCopy(value), { options: without(options, hidden), rows: without(rows, hidden), isKnown });
}
