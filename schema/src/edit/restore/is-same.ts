import type { SurveyNode } from '../../definition/definition.js';
import { NODE_KEYS } from '../../definition/read-node.js';
import { isRecord } from '../../reading/plain-copy.js';

/** Whether two plain values say the same; a key whose value is undefined counts as absent. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (Array.isArray(one)) {
    return Array.isArray(other) && one.length === other.length && one.every((entry, place) => isSame(entry, other[place]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
};

const KEYS = NODE_KEYS.filter((key) => key !== 'code');

/** Whether two nodes of one id differ in nothing but the code: renumbering leaves everything else the same object, so this is quickly told. */
export const isOnlyRecoded = (one: SurveyNode, other: SurveyNode): boolean => KEYS.every((key) => one[key] === other[key]);
