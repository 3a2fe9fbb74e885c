import { answerKindOf } from '../definition/answer-kind.js';
import type { AnswerKind, SurveyNode } from '../definition/definition.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { columnOfCounts } from './column-of-counts.js';
import { fieldFigures, typedFigures } from './field-figures.js';
import { type AreaFigures, type OverallFigures, percentOf, type QuestionFigures, type RowFigures, withShares } from './figures.js';
import { scaleValues } from './scale-values.js';
import type { QuestionCounts, RowCounts, CountedSurvey } from './counts.js';

type Figures = Omit<QuestionFigures, 'nodeId' | 'code' | 'title' | 'type' | 'retired' | 'base'>;
type RowValues = Pick<Figures, 'text' | 'numbers' | 'values' | 'others' | 'options' | 'fields'>;

const textsOf = ({ texts }: RowCounts | QuestionCounts) => ({ answered: texts.count, latest: texts.list() });

/** Texts that a question does not always have: listed once there are some. */
const anyTextsOf = (tally: RowCounts | QuestionCounts) => (tally.texts.count === 0 ? undefined : textsOf(tally));

const scaleFigures = (tally: RowCounts | QuestionCounts, node: SurveyNode) => ({
  numbers: tally.numbers.figures(),
  ...scaleValues(node, tally.numbers),
});

/** Figures of the rows of a matrix, by sub-type; a picture drag has no sub-type. Texts beside are the names that respondents gave the row. */
function cellFigures(row: RowCounts, node: SurveyNode): RowValues {
  const { subType = 1 } = node;
  if (subType === 3) return row.fields.size > 0 ? { fields: fieldFigures(row, node) } : { text: textsOf(row) };
  const names = anyTextsOf(row);
  return subType === 4 ? { ...scaleFigures(row, node), text: names } : { options: columnOfCounts(row), text: names };
}

function rowFigures(tally: RowCounts, node: SurveyNode): RowFigures {
  const { row, retired } = tally.plan;
  const names = { rowId: row.id, code: row.code, title: row.title, retired };
  return dropUndefined({ ...names, base: tally.base, ...cellFigures(tally, node) });
}

const areaFigures = ({ areas, base }: QuestionCounts): AreaFigures[] =>
  areas.list().map(([key, count]) => ({ code: key.slice(1), level: key.startsWith('1') ? 1 : 2, count, percent: percentOf(count, base) }));

function dateFigures({ dates }: QuestionCounts): Figures {
  const { others } = dates.periods;
  return { dates: dates.figures(), values: withShares(dates.periods.list(), others), others };
}

const pointFigures = ({ points, plan }: QuestionCounts) =>
  dropUndefined({ picture: plan.node.setting?.image, count: points.count, cells: points.cells() });

const choices = (question: QuestionCounts): Figures => ({ options: columnOfCounts(question) });
const fields = (question: QuestionCounts): Figures => ({ fields: fieldFigures(question, question.plan.node) });

/** Builds the figures of a question for each kind of answer. */
const BY_KIND: Readonly<Record<AnswerKind, (question: QuestionCounts) => Figures>> = {
  none: () => ({}),
  single: choices,
  multiple: choices,
  text: (question) => typedFigures(question),
  number: (question) => scaleFigures(question, question.plan.node),
  evaluate: (question) => ({ ...choices(question), numbers: question.numbers.figures(), text: anyTextsOf(question) }),
  table: (question) => ({ ...fields(question), rowCounts: question.rowCounts.figures() }),
  rank: fields,
  cascade: choices,
  city: (question) => ({ areas: areaFigures(question), others: question.areas.others, text: anyTextsOf(question) }),
  matrix: (question) => ({ rows: Array.from(question.rows.values(), (row) => rowFigures(row, question.plan.node)) }),
  fields,
  proportion: fields,
  date: dateFigures,
  files: ({ files }) => ({ files: { count: files.count, latest: files.list() } }),
  position: ({ positions }) => ({ positions: positions.list() }),
  points: (question) => ({
    options: question.options.size === 0 ? undefined : columnOfCounts(question),
    points: pointFigures(question),
  }),
};

function figuresOf(question: QuestionCounts): QuestionFigures[] {
  const { node, retired } = question.plan;
  const { id: nodeId, code, title, type } = node;
  if (type === undefined) return [];
  return [dropUndefined({ nodeId, code, title, type, retired, base: question.base, ...BY_KIND[answerKindOf(node)](question) })];
}

/** The overall report: every question with its base and its figures, retired questions at the end. */
export const overallFigures = (counted: CountedSurvey): OverallFigures => ({
  total: counted.total,
  questions: Array.from(counted.questions.values()).flatMap(figuresOf),
});
