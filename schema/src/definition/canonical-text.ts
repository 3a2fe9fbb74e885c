import { sha256Hex } from '../hash/sha256.js';
import { isRecord } from '../reading/plain-copy.js';
import type { SurveyDefinition, SurveyNode } from './definition.js';

type Write = (value: unknown) => string;

const writeList = (items: readonly unknown[], write: Write): string => `[${items.map(write).join(',')}]`;

const joinParts = (parts: readonly string[]): string => `{${[...parts].sort().join(',')}}`;

/** The keys are plain names, and `"` sorts before every character of a name: sorting the parts sorts the keys. */
const writeRecord = (record: object, write: Write): string[] =>
  Object.entries(record)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${JSON.stringify(key)}:${write(value)}`);

const writeValue: Write = (value) => {
  if (Array.isArray(value)) return writeList(value, writeValue);
  return isRecord(value) ? joinParts(writeRecord(value, writeValue)) : JSON.stringify(value);
};

const texts = new WeakMap<object, string>();

/** Parts are never changed in place, so one that an edit leaves alone is written once only. */
function writeOnce<Part extends object>(part: Part, write: (part: Part) => string): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = write(part);
  texts.set(part, text);
  return text;
}

/** The same of a part that stands by itself, e.g. a question in a library: keys sorted, no whitespace. */
export const canonicalPart = (part: object): string => writeOnce(part, writeValue);

const writeNode = (node: SurveyNode): string =>
  writeOnce(node, ({ nodes, ...own }) => {
    if (nodes === undefined) return writeValue(own);
    return joinParts([...writeRecord(own, writeValue), `"nodes":[${nodes.map(writeNode).join(',')}]`]);
  });

/**
 * The bytes that are stored and hashed: keys sorted, no whitespace, no defaults (the definition is in canonical shape already). Equal definitions
 * have equal texts, in Node and in every browser: JSON has one way to write a string or a number.
 */
export function canonicalText({ nodes, logic, quotas, ...fields }: SurveyDefinition): string {
  const parts = [...writeRecord(fields, writeValue), `"nodes":[${nodes.map(writeNode).join(',')}]`];
  if (logic !== undefined) parts.push(`"logic":[${logic.map(canonicalPart).join(',')}]`);
  if (quotas !== undefined) parts.push(`"quotas":[${quotas.map(canonicalPart).join(',')}]`);
  return joinParts(parts);
}

/** Names a version: sha256, in hexadecimal, of the UTF-8 bytes of the canonical text. */
export const definitionHash = (definition: SurveyDefinition): string => sha256Hex(canonicalText(definition));
