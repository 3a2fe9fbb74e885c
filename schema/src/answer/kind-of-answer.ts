import type { AnswerKind } from '../definition/question-type.js';
import type {
  Answer,
  CascadeAnswer,
  ChoiceAnswer,
  CityAnswer,
  DateAnswer,
  EvaluateAnswer,
  FieldsAnswer,
  FilesAnswer,
  MatrixAnswer,
  MultipleAnswer,
  NumberAnswer,
  PointsAnswer,
  PositionAnswer,
  ProportionAnswer,
  RankAnswer,
  TableAnswer,
  TextAnswer,
} from './answer.js';

/** The answers by their kinds: the compiler wants the shape of each. */
interface AnswersByKind extends Readonly<Record<Exclude<AnswerKind, 'none'>, Answer>> {
  readonly single: ChoiceAnswer;
  readonly multiple: MultipleAnswer;
  readonly text: TextAnswer;
  readonly number: NumberAnswer;
  readonly evaluate: EvaluateAnswer;
  readonly table: TableAnswer;
  readonly rank: RankAnswer;
  readonly cascade: CascadeAnswer;
  readonly city: CityAnswer;
  readonly matrix: MatrixAnswer;
  readonly fields: FieldsAnswer;
  readonly proportion: ProportionAnswer;
  readonly date: DateAnswer;
  readonly files: FilesAnswer;
  readonly position: PositionAnswer;
  readonly points: PointsAnswer;
}

/** An answer together with its kind. */
export type KindedAnswer = {
  [Kind in keyof AnswersByKind]: { readonly kind: Kind; readonly answer: AnswersByKind[Kind] };
}[keyof AnswersByKind];

const hasNumbers = (answer: FieldsAnswer | ProportionAnswer): answer is ProportionAnswer =>
  Object.values(answer.fields).some((value) => typeof value === 'number');

const isTable = (answer: TableAnswer | MatrixAnswer): answer is TableAnswer => Array.isArray(answer.rows);

/**
 * Tells the kind of a canonical answer by its shape alone, without the question: the definition that it was given on may be long gone. Text and
 * tags come with other keys, so the key that only one kind has is looked for first.
 */
export function kindOfAnswer(answer: Answer): KindedAnswer {
  if ('option' in answer) return { kind: 'single', answer };
  if ('options' in answer) return { kind: 'multiple', answer };
  if ('level' in answer) return { kind: 'evaluate', answer };
  if ('text' in answer) return { kind: 'text', answer };
  if ('number' in answer) return { kind: 'number', answer };
  if ('order' in answer) return { kind: 'rank', answer };
  if ('path' in answer) return { kind: 'cascade', answer };
  if ('codes' in answer) return { kind: 'city', answer };
  if ('date' in answer) return { kind: 'date', answer };
  if ('files' in answer) return { kind: 'files', answer };
  if ('points' in answer) return { kind: 'points', answer };
  if ('lng' in answer) return { kind: 'position', answer };
  if ('rows' in answer) return isTable(answer) ? { kind: 'table', answer } : { kind: 'matrix', answer };
  return hasNumbers(answer) ? { kind: 'proportion', answer } : { kind: 'fields', answer };
}
