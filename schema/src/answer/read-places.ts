import { maxOf, minOf } from '../definition/defaults.js';
import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text.js';
import { type AnswerReader, countErrors, EMPTY, ErrorList, NO_ERRORS, recordWith, trimmed } from './answer-reading.js';
import type { CityAnswer, PointMark, PointsAnswer, PositionAnswer } from './answer.js';
import { cityLevelOf } from './bounds.js';

const CITY_KEYS = ['codes', 'detail'];

/** Levels that have a code; the fourth is a text. */
const CODED = 3;

/** The form of a code of an administrative division. */
export const DIVISION_CODE = /^[1-9][0-9]{5}$/;

/**
 * Six-digit codes of administrative divisions (GB/T 2260): two digits each for province, city and district, the rest zeros. Where a province or city
 * has no division of the next level, its own code stands for it.
 */
const isNested = (code: string, above: string, level: number): boolean =>
  DIVISION_CODE.test(code) && code.endsWith('0'.repeat(4 - 2 * level)) && code.startsWith(above.slice(0, 2 * level));

/**
 * Reads `{ codes: [province, city, district], detail? }`, as far as the level of the question asks (1 to 4); what is deeper is left out. An address
 * that has been begun must be complete: all its codes and, on level 4, the detail.
 */
export const readCity: AnswerReader<CityAnswer> = (node, value) => {
  const record = recordWith(value, CITY_KEYS);
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

const POSITION_KEYS = ['lng', 'lat', 'address'];

const isWithin = (degrees: unknown, most: number): degrees is number => typeof degrees === 'number' && Math.abs(degrees) <= most;

/** Reads `{ lng, lat, address? }`: a place on earth, and what people call it. */
export const readPosition: AnswerReader<PositionAnswer> = (node, value) => {
  const record = recordWith(value, POSITION_KEYS);
  const address = trimmed(record?.address);
  if (record === undefined || !isWithin(record.lng, 180) || !isWithin(record.lat, 90) || address === null) return undefined;
  const place = { lng: record.lng + 0, lat: record.lat + 0 };
  const isTooLong = textLength(address) > LIMITS.otherText;
  return {
    answer: address === '' ? place : { ...place, address },
    errors: isTooLong ? [{ nodeId: node.id, reason: 'maxWord', limit: LIMITS.otherText }] : NO_ERRORS,
  };
};

const POINTS_KEYS = ['points'];
const POINT_KEYS = ['x', 'y', 'option'];

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/**
 * Reads `{ points: [{ x, y, option? }] }`: marks within the picture. A mark whose option is not offered now is not set; at most `LIMITS.points` of
 * them, and as few or many as the setting asks.
 */
export const readPoints: AnswerReader<PointsAnswer> = (node, value, { options, isKnown }) => {
  const given: unknown = recordWith(value, POINTS_KEYS)?.points;
  if (!Array.isArray(given) || given.length > LIMITS.points) return undefined;
  const errors = new ErrorList(node.id);
  const points: PointMark[] = [];
  for (const item of given) {
    const point = recordWith(item, POINT_KEYS);
    if (point === undefined || !isShare(point.x) || !isShare(point.y)) return undefined;
    const { option } = point;
    const place = { x: point.x + 0, y: point.y + 0 };
    if (option === undefined) points.push(place);
    else if (typeof option !== 'number') return undefined;
    else if (options.has(option)) points.push({ ...place, option });
    else if (!isKnown(option)) errors.add({ reason: 'unknownOption', optionId: option });
  }
  if (points.length > 0) errors.addAll(countErrors(node.id, points.length, minOf(node), maxOf(node)));
  return { answer: points.length === 0 ? undefined : { points }, errors: errors.all };
};
