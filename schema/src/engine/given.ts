import { idOfKey, NO_ERRORS } from '../answer/answer-reading.js';
import type { AnswerError } from '../answer/answer.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord } from '../reading/plain-copy.js';
import type { Compiled } from './compiled.js';

/** Answers as they came, by position, not looked into yet. */
export interface GivenAnswers {
  readonly values: readonly unknown[];
  /** Errors of the record itself: it is no record, or has keys that are no question of the survey. */
  readonly errors: readonly AnswerError[];
}

const UNREADABLE: GivenAnswers = { values: [], errors: [{ nodeId: 0, reason: 'shape' }] };

/** Characters of a key that an error repeats: more than any id has. */
const KEY_LENGTH = 100;

/** Returns errors for the first hundred unknown keys, each with the key. One that is no id at all is reported as question 0. */
function unknownErrors(keys: readonly string[], positions: Compiled['positions']): AnswerError[] {
  const unknown = keys.filter((key) => !positions.has(idOfKey(key) ?? 0));
  return unknown
    .slice(0, LIMITS.faults)
    .map((key) => ({ nodeId: idOfKey(key) ?? 0, reason: 'unknownQuestion', key: key.slice(0, KEY_LENGTH) }));
}

/** Records of JSON and their like: made by no class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Sorts a record of answers by position. Total: what cannot be read, like a proxy that throws, is a record of the wrong shape. */
export function readGivenAnswers({ ids, positions }: Compiled, answers: unknown): GivenAnswers {
  try {
    if (!isRecord(answers) || !isPlain(answers)) return UNREADABLE;
    let known = 0;
    const values = ids.map((id) => {
      const value = answers[id];
      if (value !== undefined) known += 1;
      return value;
    });
    // Counting values is cheaper than listing keys, and nearly always there is no key too many.
    if (Object.values(answers).length === known) return { values, errors: NO_ERRORS };
    const given = Object.keys(answers).filter((key) => answers[key] !== undefined);
    return { values, errors: unknownErrors(given, positions) };
  } catch {
    return UNREADABLE;
  }
}
