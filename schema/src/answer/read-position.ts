import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text-length.js';
import type { PositionAnswer } from './answer.js';
import { type AnswerReader, NO_ERRORS, recordWith, trimmed } from './answer-reading.js';

const KEYS = ['lng', 'lat', 'address'];

const isWithin = (degrees: unknown, most: number): degrees is number => typeof degrees === 'number' && Math.abs(degrees) <= most;

/** Reads `{ lng, lat, address? }`: a place on earth, and what people call it. */
export const readPosition: AnswerReader<PositionAnswer> = (node, value) => {
  const record = recordWith(value, KEYS);
  const address = trimmed(record?.address);
  if (record === undefined || !isWithin(record.lng, 180) || !isWithin(record.lat, 90) || address === null) return undefined;
  const place = { lng: record.lng + 0, lat: record.lat + 0 };
  const isTooLong = textLength(address) > LIMITS.otherText;
  return {
    answer: address === '' ? place : { ...place, address },
    errors: isTooLong ? [{ nodeId: node.id, reason: 'maxWord', limit: LIMITS.otherText }] : NO_ERRORS,
  };
};
