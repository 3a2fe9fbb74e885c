import type { Answer } from '../answer/answer.js';
import type { KindedAnswer } from '../answer/kind-of-answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import { choiceLayout, choicesLayout } from './choice-columns.js';
import { type AskedQuestion, type Layout, type Place, placeOf, type RowLayout } from './column-spec.js';
import { fieldsLayout, tableLayout, textLayout } from './input-columns.js';
import { matrixLayout, rowLayouts } from './matrix-columns.js';
import { cascadeLayout, cityLayout, dateLayout, filesLayout, pointsLayout, positionLayout } from './place-columns.js';
import { evaluateLayout, numberLayout, proportionLayout, rankLayout } from './scale-columns.js';

type LayoutOf<Value> = (question: AskedQuestion, place: Place) => Layout<Value>;

/** The layout of each kind of answer: the compiler wants an entry for each. */
const LAYOUTS: { readonly [Kind in KindedAnswer['kind']]: LayoutOf<Extract<KindedAnswer, { readonly kind: Kind }>['answer']> } = {
  single: choiceLayout,
  multiple: choicesLayout,
  text: textLayout,
  number: numberLayout,
  evaluate: evaluateLayout,
  table: tableLayout,
  rank: rankLayout,
  cascade: cascadeLayout,
  city: cityLayout,
  matrix: matrixLayout,
  fields: fieldsLayout,
  proportion: proportionLayout,
  date: dateLayout,
  files: filesLayout,
  position: positionLayout,
  points: pointsLayout,
};

/** The columns of a question in one version, and the rows of it that count as questions of their own. */
export interface QuestionLayout extends Layout<Answer> {
  readonly question: AskedQuestion;
  readonly rows: readonly RowLayout[];
}

/** Null for what cannot be answered: pages, statements, containers. */
export function questionLayout(question: AskedQuestion): QuestionLayout | null {
  const kind = answerKindOf(question.node);
  if (kind === 'none') return null;
  const place = placeOf(question.node);
  // A stored answer has the shape of the kind that its question has in the response's version.
  const layout = LAYOUTS[kind](question, place) as Layout<Answer>;
  return { ...layout, question, rows: kind === 'matrix' ? rowLayouts(question, place) : [] };
}
