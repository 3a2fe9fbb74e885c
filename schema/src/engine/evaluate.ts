import type { Answer, AnswerError, Answers } from '../answer/answer.js';
import { readAnswer } from '../answer/read-answer.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { isRecord, plainCopy, type PlainRecord } from '../reading/plain-copy.js';

/** What follows from a definition and the answers so far. */
export interface Evaluation {
  /** Ids of the questions that are asked, in order. */
  readonly visible: number[];
  /** Ids of the options that are offered, in order, by id of each visible choice question. */
  readonly options: Record<number, number[]>;
  /** Null: runs to the last question. 0: normal end by a jump. -1: screened out. */
  readonly end: 0 | -1 | null;
  /** Ids of the questions whose answers count. */
  readonly kept: number[];
  /** The answers that count, as they are stored. */
  readonly effective: Answers;
  readonly errors: AnswerError[];
}

/** Answers to questions that the survey does not have. A key that is no id at all is told as question 0. The first hundred will do. */
const unknownErrors = (given: PlainRecord, known: ReadonlySet<string>): AnswerError[] => {
  const unknown = Object.keys(given)
    .filter((key) => !known.has(key))
    .slice(0, LIMITS.faults);
  return unknown.map((key) => ({ nodeId: /^[1-9][0-9]{0,8}$/.test(key) ? Number(key) : 0, reason: 'unknownQuestion' }));
};

/**
 * One forward pass over the whole survey, the same in designer, answering page and server. Pure and total: any value may come as answers. Every
 * question and option is shown yet; visibility by logic becomes part of this very pass.
 */
export const evaluate = (definition: SurveyDefinition, answers: unknown): Evaluation => {
  const copied = plainCopy(answers);
  const given = isRecord(copied) ? copied : {};
  const errors: AnswerError[] = given === copied ? [] : [{ nodeId: 0, reason: 'shape' }];
  const options: Record<number, number[]> = {};
  const effective: Record<string, Answer> = {};
  for (const node of definition.nodes) {
    if (optionsOf(node).length > 0) options[node.id] = optionsOf(node).map(({ id }) => id);
    const reading = readAnswer(node, given[node.id]);
    errors.push(...reading.errors);
    if (reading.answer !== undefined) effective[node.id] = reading.answer;
  }
  const visible = definition.nodes.map(({ id }) => id);
  errors.push(...unknownErrors(given, new Set(visible.map(String))));
  const kept = visible.filter((id) => Object.hasOwn(effective, id));
  return { visible, options, end: null, kept, effective, errors };
};
