import {
  type Answer,
  type Answers,
  type FieldsAnswer,
  type KindedAnswer,
  kindOfAnswer,
  type MatrixAnswer,
  type ProportionAnswer,
} from '@wence/schema';
import type { Named, QuestionAnswerType } from './answer-value.type.js';

type AnswerOf<Kind extends KindedAnswer['kind']> = Extract<KindedAnswer, { kind: Kind }>['answer'];

const choiceView = ({ option, text }: AnswerOf<'single'>) => ({ optionId: option, otherText: text ?? null });

const fieldsView = (fields: FieldsAnswer['fields']) => Object.entries(fields).map(([id, text]) => ({ optionId: Number(id), text }));

const weightsView = (fields: ProportionAnswer['fields']) =>
  Object.entries(fields).map(([id, weight]) => ({ optionId: Number(id), weight }));

const rowsView = ({ rows, names = {} }: MatrixAnswer) =>
  Object.entries(rows).map(([id, cell]) => ({ rowId: Number(id), name: names[id] ?? null, value: answerView(kindOfAnswer(cell)) }));

/** Each kind of answer as its type of the graph has it: the compiler wants an entry for every kind. */
const VIEWS: { readonly [Kind in KindedAnswer['kind']]: (answer: AnswerOf<Kind>) => Named } = {
  single: (answer) => ({ __typename: 'ChoiceAnswer', ...choiceView(answer) }),
  multiple: ({ options }) => ({ __typename: 'MultipleChoiceAnswer', options: options.map(choiceView) }),
  text: ({ text }) => ({ __typename: 'TextAnswer', text }),
  number: ({ number }) => ({ __typename: 'NumberAnswer', number }),
  evaluate: ({ level, tags, text }) => ({ __typename: 'EvaluationAnswer', level, tags, comment: text ?? null }),
  table: ({ rows }) => ({ __typename: 'TableAnswer', rows: rows.map((row) => ({ fields: fieldsView(row) })) }),
  rank: ({ order }) => ({ __typename: 'RankAnswer', optionIds: order }),
  cascade: ({ path }) => ({ __typename: 'CascadeAnswer', optionIds: path }),
  city: ({ codes, detail }) => ({ __typename: 'CityAnswer', codes, detail: detail ?? null }),
  matrix: (answer) => ({ __typename: 'MatrixAnswer', rows: rowsView(answer) }),
  fields: ({ fields }) => ({ __typename: 'FieldsAnswer', fields: fieldsView(fields) }),
  proportion: ({ fields }) => ({ __typename: 'ProportionAnswer', weights: weightsView(fields) }),
  date: ({ date }) => ({ __typename: 'DateAnswer', date }),
  files: ({ files }) => ({ __typename: 'FilesAnswer', fileIds: files }),
  position: ({ lng, lat, address }) => ({ __typename: 'PositionAnswer', longitude: lng, latitude: lat, address: address ?? null }),
  points: ({ points }) => ({
    __typename: 'PointsAnswer',
    points: points.map(({ x, y, option }) => ({ x, y, optionId: option ?? null })),
  }),
};

/** One answer as its type of the graph has it. */
export function answerView({ kind, answer }: KindedAnswer): Named {
  const view: (answer: never) => Named = VIEWS[kind];
  return view(answer as never); // The kind has chosen the view of this answer, which the compiler does not follow.
}

/** The answers of a response, by the local ids of their questions in rising order. */
export const answersView = (answers: Answers): QuestionAnswerType[] =>
  Object.entries(answers).map(([id, answer]) => ({ nodeId: Number(id), value: answerView(kindOfAnswer(answer)) }));

/** An answer by itself; null: there is none. */
export const answerValueView = (answer: Answer | null): Named | null => answer && answerView(kindOfAnswer(answer));
