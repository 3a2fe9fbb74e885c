import { optionsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text.js';
import { type AnswerReader, ErrorList, NO_ERRORS, recordWith, trimmed } from './answer-reading.js';
import type { AnswerError, EvaluateAnswer, NumberAnswer } from './answer.js';
import { boundsOf } from './bounds.js';

const NUMBER_KEYS = ['number'];

/** Returns the errors of a value on the scale of a question: outside its ends, or between two of its marks. */
function scaleErrors(node: SurveyNode, number: number): readonly AnswerError[] {
  const { min, max } = boundsOf(node);
  const step = node.setting?.step ?? 1;
  if (number < min) return [{ nodeId: node.id, reason: 'min', limit: min }];
  if (number > max) return [{ nodeId: node.id, reason: 'max', limit: max }];
  return Number.isInteger((number - min) / step) ? NO_ERRORS : [{ nodeId: node.id, reason: 'step', limit: step }];
}

/** Reads `{ number }`: a rate, a row of a rating matrix, the place of a slider, counted from the lower end in whole steps. */
export const readNumber: AnswerReader<NumberAnswer> = (node, value) => {
  const number = recordWith(value, NUMBER_KEYS)?.number;
  // Adding 0 makes 0 of -0, which JSON cannot tell from it.
  return typeof number === 'number' ? { answer: { number: number + 0 }, errors: scaleErrors(node, number) } : undefined;
};

const EVALUATE_KEYS = ['level', 'tags', 'text'];

/** Returns whether tags are offered with the levels; they are unless the author says otherwise. */
const isTagged = ({ setting }: SurveyNode): boolean => setting?.is_tag !== false;

/** Tags that go with a level of an evaluation, the n-th option standing for level n; none where the question offers no tags. */
export const levelTagsOf = (node: SurveyNode, level: number): readonly string[] =>
  isTagged(node) ? (optionsOf(node)[level - 1]?.setting?.tags ?? []) : [];

/**
 * Reads `{ level, tags?, text? }`. Tags must belong to the level and come back in its order, each once; where the question offers no tags or no
 * comment, what was sent is left out.
 */
export const readEvaluate: AnswerReader<EvaluateAnswer> = (node, value) => {
  const record = recordWith(value, EVALUATE_KEYS);
  const given: unknown = record?.tags ?? [];
  const comment = trimmed(record?.text);
  if (typeof record?.level !== 'number' || !Array.isArray(given) || comment === null) return undefined;
  const errors = new ErrorList(node.id);
  errors.addAll(scaleErrors(node, record.level));
  const chosen = new Set<unknown>(given);
  const offered = levelTagsOf(node, record.level);
  const tags = offered.filter((tag) => chosen.has(tag));
  if (isTagged(node) && tags.length < chosen.size) errors.add({ reason: 'choice' });
  const text = node.setting?.is_comment === true ? comment : '';
  if (textLength(text) > LIMITS.otherText) errors.add({ reason: 'maxWord', limit: LIMITS.otherText });
  const answer = { level: record.level + 0, tags };
  return { answer: text === '' ? answer : { ...answer, text }, errors: errors.all };
};
