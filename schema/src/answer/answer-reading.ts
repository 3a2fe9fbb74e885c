import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord, type PlainRecord } from '../reading/plain-copy.js';
import type { Answer, AnswerError } from './answer.js';
import type { Offered } from './offered.js';

/**
 * Result of reading one given answer. An answer that breaks a rule is returned together with its errors: it counts in conditions while the
 * respondent is asked to correct it.
 */
export interface AnswerReading<Kind extends Answer = Answer> {
  /** The answer as it counts: trimmed, in canonical order, without parts that do not apply. Undefined when empty or not an answer of this type. */
  readonly answer: Kind | undefined;
  readonly errors: readonly AnswerError[];
}

/**
 * Reads an answer of one kind from plain data (`reading/plain-copy.ts`). Undefined: not an answer of this kind at all, or nothing that a page could
 * have sent, like the same option twice. Linear in the size of the value and of the question.
 */
export type AnswerReader<Kind extends Answer = Answer> = (
  node: SurveyNode,
  value: unknown,
  offered: Offered,
) => AnswerReading<Kind> | undefined;

export const NO_ERRORS: readonly AnswerError[] = [];

/** An answer that says nothing. */
export const EMPTY: AnswerReading<never> = { answer: undefined, errors: NO_ERRORS };

/** The value as a record, if it has no keys but these. */
export function recordWith(value: unknown, keys: readonly string[]): PlainRecord | undefined {
  if (!isRecord(value)) return undefined;
  for (const key in value) if (!keys.includes(key)) return undefined;
  return value;
}

/** A text that may be absent, trimmed; null for anything else. */
export function trimmed(value: unknown): string | null {
  if (value === undefined) return '';
  return typeof value === 'string' ? value.trim() : null;
}

/** Reports a count below the minimum or above the maximum; a `max` of 0 is no limit. */
export function countErrors(nodeId: number, count: number, min: number, max: number): readonly AnswerError[] {
  if (count < min) return [{ nodeId, reason: 'min', limit: min }];
  return max > 0 && count > max ? [{ nodeId, reason: 'max', limit: max }] : NO_ERRORS;
}

/** Collects the errors of one answer. Stops collecting, not reading, at `LIMITS.faults`. */
export class ErrorList {
  readonly all: AnswerError[] = [];

  constructor(private readonly nodeId: number) {}

  add(error: Omit<AnswerError, 'nodeId'>): void {
    if (this.all.length < LIMITS.faults) this.all.push({ nodeId: this.nodeId, ...error });
  }

  /** `place` says where in the answer they were found: in which row. */
  addAll(errors: readonly AnswerError[], place?: Pick<AnswerError, 'rowId' | 'row'>): void {
    for (const error of errors) this.add({ ...error, ...place });
  }
}

const ID = /^[1-9][0-9]{0,8}$/;

/** The local id that a key of a record spells; undefined for any other key. */
export const idOfKey = (key: string): number | undefined => (ID.test(key) ? Number(key) : undefined);

/**
 * Returns the ids of a record keyed by local ids that the question does not know; undefined when a key is no id at all. Known ones that are not
 * offered now are simply not read.
 */
export function unknownIds(record: Readonly<Record<string, unknown>>, isKnown: (id: number) => boolean): number[] | undefined {
  const unknown: number[] = [];
  for (const key of Object.keys(record)) {
    const id = idOfKey(key);
    if (id === undefined) return undefined;
    if (!isKnown(id)) unknown.push(id);
  }
  return unknown;
}
