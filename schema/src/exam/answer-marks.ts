import type { Answer } from '../answer/answer.js';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { walkOptions } from '../definition/walk.js';
import { readableText } from '../piping/readable-text.js';
import { FaultList, type FieldFault } from '../reading/fault.js';
import { checkTextAt } from '../reading/text-faults.js';
import type { KeyLine } from './key-texts.js';
import { checkPoints } from './points.js';
import { handMarkedQuestions } from './score-exam.js';

export { type KeyLine, keyLines } from './key-texts.js';

/** Answers that are marked together, and characters of what a person says of one. */
export const MARKING_LIMITS = { marks: 100, comment: 500 } as const;

/** The points and the comment that a person gives for an answer. */
export interface AnswerMark {
  readonly responseId: string;
  readonly nodeId: number;
  /** In halves, from 0 to those of the question. */
  readonly points: number;
  /** Shown to the respondent with the marks of the answers. */
  readonly comment?: string | null | undefined;
}

/**
 * Returns what is wrong with marks that are given together (features of an exam: marking queue): none or more than 100, an answer twice, points that are
 * no halves from 0 to those of the question, a comment of more than 500 characters. A question that nobody marks by hand is for the caller to refuse.
 */
export function checkAnswerMarks(definition: SurveyDefinition, marks: readonly AnswerMark[]): readonly FieldFault[] {
  const faults = new FaultList();
  if (marks.length === 0) faults.add('marks', 'required');
  if (marks.length > MARKING_LIMITS.marks) faults.add('marks', 'tooMany', MARKING_LIMITS.marks);
  const most = new Map(handMarkedQuestions(definition).map(({ id, exam }) => [id, exam?.score ?? 0]));
  const seen = new Set<string>();
  marks.slice(0, MARKING_LIMITS.marks).forEach(({ responseId, nodeId, points, comment }, place) => {
    const path = `marks[${place}]`;
    const answer = `${responseId} ${nodeId}`;
    if (seen.has(answer)) faults.add(`${path}.nodeId`, 'notUnique');
    seen.add(answer);
    checkPoints(faults, `${path}.points`, points, most.get(nodeId));
    checkTextAt(faults, `${path}.comment`, comment ?? '', { min: 0, max: MARKING_LIMITS.comment });
  });
  return faults.all;
}

/** The words of an answer that a person marks: one line, or one for each field of a form that was filled in, in the order of the fields. */
export function openAnswerLines(node: SurveyNode, answer: Answer): readonly KeyLine[] {
  if ('text' in answer) return [{ label: null, texts: [answer.text ?? ''] }];
  if (!('fields' in answer)) return [];
  const fields: Readonly<Record<string, unknown>> = answer.fields;
  return Array.from(walkOptions(optionsOf(node))).flatMap(({ id, title }) => {
    const typed = fields[id];
    return typeof typed === 'string' ? [{ label: readableText(title), texts: [typed] }] : [];
  });
}
