import { optionsOf } from '../definition/defaults.js';
import type { CascadeAnswer } from './answer.js';
import { type AnswerReader, EMPTY, NO_ERRORS, recordWith } from './answer-reading.js';

const KEYS = ['path'];

/**
 * Reads `{ path: [optionId] }`, each option within the one before it. A path that has been begun must lead to an option without further levels; an
 * option that is not offered now ends it.
 */
export const readCascade: AnswerReader<CascadeAnswer> = (node, value, offered) => {
  const given: unknown = recordWith(value, KEYS)?.path;
  if (!Array.isArray(given)) return undefined;
  const path: number[] = [];
  let level = optionsOf(node);
  for (const id of given) {
    if (typeof id !== 'number') return undefined;
    if (!offered.isKnown(id)) return { answer: undefined, errors: [{ nodeId: node.id, reason: 'unknownOption', optionId: id }] };
    const option = level.find((candidate) => candidate.id === id);
    if (option === undefined) return undefined;
    if (!offered.options.has(id)) break;
    path.push(option.id);
    level = option.nodes ?? [];
  }
  if (path.length === 0) return EMPTY;
  const isComplete = !level.some(({ id }) => offered.options.has(id));
  return { answer: { path }, errors: isComplete ? NO_ERRORS : [{ nodeId: node.id, reason: 'incomplete' }] };
};
