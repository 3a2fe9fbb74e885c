import type { SurveyNode } from '../definition/definition.js';
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
export const recordWith = (value: unknown, keys: readonly string[]): PlainRecord | undefined => {
  if (!isRecord(value)) return undefined;
  for (const key in value) if (!keys.includes(key)) return undefined;
  return value;
};

/** A text that may be absent, trimmed; null for anything else. */
export const trimmed = (value: unknown): string | null => {
  if (value === undefined) return '';
  return typeof value === 'string' ? value.trim() : null;
};
