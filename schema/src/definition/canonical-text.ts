import { sha256Hex } from '../hash/sha256.js';
import { isRecord } from '../reading/plain-copy.js';
import type { SurveyDefinition, SurveyNode } from './definition.js';

const write = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${write(value[key])}`)
    .join(',')}}`;
};

const texts = new WeakMap<SurveyNode, string>();

/** Nodes are never changed in place, so one that an edit leaves alone is written once only. */
const writeNode = (node: SurveyNode): string => {
  const known = texts.get(node);
  if (known !== undefined) return known;
  const text = write(node);
  texts.set(node, text);
  return text;
};

/**
 * The bytes that are stored and hashed: keys sorted, no whitespace, no defaults (the definition is in canonical shape already). Equal definitions
 * have equal texts, in Node and in every browser: JSON has one way to write a string or a number.
 */
export const canonicalText = ({ nodes, ...fields }: SurveyDefinition): string => {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const parts = given.map(([key, value]) => `${JSON.stringify(key)}:${write(value)}`);
  return `{${[...parts, `"nodes":[${nodes.map(writeNode).join(',')}]`].sort().join(',')}}`;
};

/** Names a version: sha256, in hexadecimal, of the UTF-8 bytes of the canonical text. */
export const definitionHash = (definition: SurveyDefinition): string => sha256Hex(canonicalText(definition));
