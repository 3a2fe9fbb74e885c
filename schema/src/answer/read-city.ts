import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text-length.js';
import type { CityAnswer } from './answer.js';
import { type AnswerReader, EMPTY, recordWith, trimmed } from './answer-reading.js';
import { cityLevelOf } from './bounds.js';
import { ErrorList } from './error-list.js';

const KEYS = ['codes', 'detail'];

/** Levels that have a code; the fourth is a text. */
const CODED = 3;

/**
 * Six-digit codes of administrative divisions (GB/T 2260): two digits each for province, city and district, the rest zeros. Where a province or city
 * has no division of the next level, its own code stands for it.
 */
const isNested = (code: string, above: string, level: number): boolean =>
  /^[1-9][0-9]{5}$/.test(code) && code.endsWith('0'.repeat(4 - 2 * level)) && code.startsWith(above.slice(0, 2 * level));

/**
 * Reads `{ codes: [province, city, district], detail? }`, as far as the level of the question asks (1 to 4); what is deeper is left out. An address
 * that has been begun must be complete: all its codes and, on level 4, the detail.
 */
export const readCity: AnswerReader<CityAnswer> = (node, value) => {
  const record = recordWith(value, KEYS);
  const given: unknown = record?.codes;
  const text = trimmed(record?.detail);
  if (!Array.isArray(given) || text === null || given.length > CODED) return undefined;
  const level = cityLevelOf(node);
  const codes: string[] = [];
  for (const code of given) {
    if (typeof code !== 'string' || !isNested(code, codes.at(-1) ?? '', codes.length)) return undefined;
    codes.push(code);
  }
  codes.splice(level);
  const detail = level > CODED ? text : '';
  if (codes.length === 0 && detail === '') return EMPTY;
  const errors = new ErrorList(node.id);
  if (codes.length < Math.min(level, CODED) || (level > CODED && detail === '')) errors.add({ reason: 'incomplete' });
  if (textLength(detail) > LIMITS.otherText) errors.add({ reason: 'maxWord', limit: LIMITS.otherText });
  return { answer: detail === '' ? { codes } : { codes, detail }, errors: errors.all };
};
