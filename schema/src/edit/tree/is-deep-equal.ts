import type { SurveyNode } from '../../definition/definition.js';
import { NODE_KEYS } from '../../definition/parse/read-node.js';
import { isRecord } from '../../reading/plain-copy.js';

/** Returns whether two plain values are deeply equal; a key whose value is undefined counts as absent. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((entry, place) => isDeepEqual(entry, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isDeepEqual(one[key], other[key]));
}

const KEYS = NODE_KEYS.filter((key) => key !== 'code');

/** Returns whether two nodes of one id differ in the code only. Cheap, because renumbering keeps all other values as the same objects. */
export const differsOnlyInCode = (one: SurveyNode, other: SurveyNode): boolean => KEYS.every((key) => one[key] === other[key]);
