import { maxOf, minOf } from '../definition/defaults.js';
import { LIMITS } from '../limit/limits.js';
import type { PointMark, PointsAnswer } from './answer.js';
import { type AnswerReader, recordWith } from './answer-reading.js';
import { countErrors } from './count-errors.js';
import { ErrorList } from './error-list.js';

const KEYS = ['points'];
const POINT_KEYS = ['x', 'y', 'option'];

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/**
 * Reads `{ points: [{ x, y, option? }] }`: marks within the picture. A mark whose option is not offered now is not set; at most `LIMITS.points` of
 * them, and as few or many as the setting asks.
 */
export const readPoints: AnswerReader<PointsAnswer> = (node, value, { options, isKnown }) => {
  const given: unknown = recordWith(value, KEYS)?.points;
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
