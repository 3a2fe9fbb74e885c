import { hash } from 'node:crypto';
import { invalidInput } from '../../platform/errors/app-error.js';

/** Far deeper than any answer; keeps hostile nesting off the stack. */
const DEPTH = 32;
const INDEX = /^(0|[1-9]\d{0,8})$/;

/**
 * Serializes equal content to equal text, whatever the order of its keys: integers first and ascending, as JavaScript keeps them anyway, then the
 * others by code units. Most answers are already in that order and are serialized as they are. `field` names a value that nests too deeply.
 */
export function canonicalJson(value: unknown, field: string): string {
  return JSON.stringify(isOrdered(value, field, 0) ? value : ordered(value)) ?? 'null';
}

function isOrdered(value: unknown, field: string, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEPTH) throw invalidInput([{ field, rule: 'tooBig', limit: DEPTH }]);
  if (Array.isArray(value)) {
    let isEach = true;
    for (const item of value) isEach = isOrdered(item, field, depth + 1) && isEach;
    return isEach;
  }
  const keys = Object.keys(value);
  let isEach = areSorted(keys);
  for (const key of keys) isEach = isOrdered((value as Readonly<Record<string, unknown>>)[key], field, depth + 1) && isEach;
  return isEach;
}

/** Looked at from the end: whole numbers come before all others, so the first one met is the end of what can be out of order. */
function areSorted(keys: readonly string[]): boolean {
  for (let place = keys.length - 1; place > 0; place -= 1) {
    const key = keys[place] ?? '';
    if (INDEX.test(key)) return true;
    const before = keys[place - 1] ?? '';
    if (before > key && !INDEX.test(before)) return false;
  }
  return true;
}

function ordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(ordered);
  // Keys that are whole numbers find their places by themselves.
  const byKey = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byKey.map(([key, part]) => [key, ordered(part)]));
}

/** Tells one set of answers from another: SHA-256 of the canonical JSON, hex. */
export function payloadHash(answers: unknown): string {
  return hash('sha256', canonicalJson(answers, 'answers'), 'hex');
}
