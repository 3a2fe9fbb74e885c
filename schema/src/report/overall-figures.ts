import { questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionType } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { columnOfCounts, type OptionFigures } from './column-of-counts.js';
import type { QuestionTally, Tally } from './tally.js';

export interface QuestionFigures {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly type: QuestionType;
  /** Responses that answered the question. */
  readonly base: number;
  /** Deleted since; it keeps the answers it got. */
  readonly retired: boolean;
  /** Choice questions only. */
  readonly options?: OptionFigures[];
  /** Open text only; `latest` is newest first, at most 20. */
  readonly text?: { readonly answered: number; readonly latest: string[] };
}

export interface OverallFigures {
  /** Responses counted. */
  readonly total: number;
  readonly questions: QuestionFigures[];
}

const figuresOf = (question: QuestionTally): QuestionFigures => {
  const { node, retired } = question.plan;
  const { hasOptions } = questionRow(node.type);
  return dropUndefined({
    nodeId: node.id,
    code: node.code,
    title: node.title,
    type: node.type,
    base: question.base,
    retired,
    options: hasOptions ? columnOfCounts(question) : undefined,
    text: hasOptions ? undefined : { answered: question.base, latest: question.texts.list() },
  });
};

/** The overall report: every question with its base and its figures, retired questions at the end. */
export const overallFigures = (tally: Tally): OverallFigures => ({
  total: tally.total,
  questions: Array.from(tally.questions.values(), figuresOf),
});
