import { optionsOf } from '../definition/defaults.js';
import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { textLength } from '../text/text-length.js';
import type { EvaluateAnswer } from './answer.js';
import { type AnswerReader, recordWith, trimmed } from './answer-reading.js';
import { ErrorList } from './error-list.js';
import { scaleErrors } from './read-number.js';

const KEYS = ['level', 'tags', 'text'];

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
  const record = recordWith(value, KEYS);
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
