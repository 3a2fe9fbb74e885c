import {
  choicesOf,
  hasKey,
  keyKindOf,
  type KeyKind,
  type NodeExam,
  type Operation,
  type Scoring,
  type SurveyDefinition,
  type SurveyNode,
  walkNodes,
} from '@wence/schema';

/** A question that an exam can mark. */
export interface SheetQuestion {
  readonly node: SurveyNode;
  readonly kind: KeyKind;
}

/** The questions that an exam can mark, in the order of the survey. */
export const sheetOf = ({ nodes }: SurveyDefinition): readonly SheetQuestion[] =>
  Array.from(walkNodes(nodes)).flatMap((node) => {
    const kind = keyKindOf(node);
    return kind ? { node, kind } : [];
  });

export const counts = ({ node: { exam } }: SheetQuestion): boolean => exam !== undefined && exam.score > 0;

export const lacksKey = (question: SheetQuestion): boolean =>
  counts(question) && question.node.exam !== undefined && !hasKey(question.node.exam);

/** Sets the exam part of a question; what says nothing at all goes. */
export function examChange({ id, exam }: SurveyNode, change: Partial<NodeExam>): Operation {
  const next: NodeExam = { score: 0, ...exam, ...change };
  const isEmpty = next.score === 0 && !hasKey(next) && !next.analysis && !next.penalty;
  return { op: 'updateNode', nodeId: id, set: { exam: isEmpty ? null : next } };
}

/** Another way of marking. Where people mark, there is neither a key nor a penalty. */
export const scoringChange = (scoring: Scoring): Partial<NodeExam> =>
  scoring === 'manual'
    ? { scoring, penalty: undefined, texts: undefined, match: undefined, tolerance: undefined, fields: undefined }
    : { scoring };

/** The same points for every question. */
export const sameForAll = (questions: readonly SheetQuestion[], score: number): Operation[] =>
  questions.filter(({ node }) => node.exam?.score !== score).map(({ node }) => examChange(node, { score }));

/** The options of a question in their order, headings left out. */
export const optionsOf = ({ options }: SurveyNode) => choicesOf(options);

/** The list with an id that was not in it, or without one that was; `order` tells the order of the whole. */
export function toggled(ids: readonly number[], id: number, order: readonly number[] | null): readonly number[] {
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return order ? order.filter((one) => next.includes(one)) : next;
}
