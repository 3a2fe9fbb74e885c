import { answerKindOf } from '../catalogue/answer-kind.js';
import type { AnswerKind, QuestionType, SurveyNode } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { columnOfCounts, type OptionFigures } from './column-of-counts.js';
import type { NumberFigures } from './number-tally.js';
import type { PartTally } from './part-tally.js';
import type { QuestionTally, RowTally, Tally } from './tally.js';

/** Figures of a question, or of one row of a matrix. */
interface PartFigures {
  /** Responses that answered it. */
  readonly base: number;
  /** What is chosen: one row per option. */
  readonly options?: OptionFigures[];
  /** What is typed; `latest` is newest first, at most 20. */
  readonly text?: { readonly answered: number; readonly latest: string[] };
  /** Rates and sliders; evaluations by their level. */
  readonly numbers?: NumberFigures;
}

export interface RowFigures extends PartFigures {
  readonly rowId: number;
  readonly code: string;
  readonly title: string;
  /** Deleted since; it keeps the answers it got. */
  readonly retired: boolean;
}

export interface QuestionFigures extends PartFigures {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly type: QuestionType;
  /** Deleted since; it keeps the answers it got. */
  readonly retired: boolean;
  /** Matrix only: each row on its own. */
  readonly rows?: RowFigures[];
}

export interface OverallFigures {
  /** Responses counted. */
  readonly total: number;
  readonly questions: QuestionFigures[];
}

/** What is counted of one answer. Kinds without an entry are counted as answered. */
type Counted = 'options' | 'numbers' | 'text';

const BY_KIND: Readonly<Partial<Record<AnswerKind, Counted>>> = {
  single: 'options',
  multiple: 'options',
  text: 'text',
  number: 'numbers',
  evaluate: 'numbers',
};

/** What the rows of a matrix hold: by sub-type options, options, texts or numbers; a picture drag has no sub-type. */
const cellsOf = ({ subType = 1, options }: SurveyNode): Counted | undefined => {
  if (subType === 3) return options === undefined ? 'text' : undefined;
  return subType === 4 ? 'numbers' : 'options';
};

const partFigures = (part: PartTally, counted: Counted | undefined): PartFigures => ({
  base: part.base,
  options: counted === 'options' ? columnOfCounts(part) : undefined,
  text: counted === 'text' ? { answered: part.base, latest: part.texts.list() } : undefined,
  numbers: counted === 'numbers' ? part.numbers.figures() : undefined,
});

const rowFigures = (tally: RowTally, node: SurveyNode): RowFigures => {
  const { row, retired } = tally.plan;
  return dropUndefined({ rowId: row.id, code: row.code, title: row.title, retired, ...partFigures(tally, cellsOf(node)) });
};

const figuresOf = (question: QuestionTally): QuestionFigures[] => {
  const { node, retired } = question.plan;
  const { id: nodeId, code, title, type } = node;
  if (type === undefined) return [];
  const kind = answerKindOf(node);
  const rows = kind === 'matrix' ? Array.from(question.rows.values(), (row) => rowFigures(row, node)) : undefined;
  return [dropUndefined({ nodeId, code, title, type, retired, ...partFigures(question, BY_KIND[kind]), rows })];
};

/** The overall report: every question with its base and its figures, retired questions at the end. */
export const overallFigures = (tally: Tally): OverallFigures => ({
  total: tally.total,
  questions: Array.from(tally.questions.values()).flatMap(figuresOf),
});
