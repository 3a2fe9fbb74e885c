import { createHash } from 'node:crypto';
import { invalidInput } from '../../platform/errors/app-error.js';

/** Far deeper than any answer; keeps hostile nesting off the stack. */
const DEPTH = 32;

/** The same text for the same content, whatever order its keys came in. `field` names the value when it nests too deeply. */
export function canonicalJson(value: unknown, field: string, depth = 0): string {
  if (depth > DEPTH) throw invalidInput([{ field, rule: 'tooBig', limit: DEPTH }]);
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each, field, depth + 1)).join(',')}]`;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  // In the order of their code units, as `sort` has it; a plain loop because every submission comes through here.
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const part = canonicalJson((value as Readonly<Record<string, unknown>>)[key], field, depth + 1);
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${part}`;
  }
  return `{${text}}`;
}

/** Tells one set of answers from another: SHA-256 of the canonical JSON, hex. */
export function payloadHash(answers: unknown): string {
  return createHash('sha256').update(canonicalJson(answers, 'answers')).digest('hex');
}
