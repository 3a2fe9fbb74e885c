import type { Answer, Answers } from '../answer/answer.js';
import { type KindedAnswer, kindOfAnswer } from '../answer/kind-of-answer.js';
import { answerKindOf } from '../definition/answer-kind.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { questionInputOf, typedInputOf } from '../report/part-tally.js';
import type { PlacedOption } from '../report/planned-option.js';
import { gridCellOf } from '../report/point-grid.js';
import { type AskedQuestion, questionsOf } from '../report/tally-plan.js';
import { type Place, placeOf, placeOfRow } from './column-spec.js';

/** `text`: typed text. `texts`: several in their order. `number`. `places`: numbers of the cells of a grid. */
export type DetailKind = 'text' | 'texts' | 'number' | 'places';

export type DetailValue = string | number | readonly string[] | readonly number[] | null;

/**
 * A column beside those of the plan, for what reports tell of answers and files leave out or lay out otherwise: how a number was typed, the texts of
 * a table column by column, which weights were given, where the marks on a picture are. Keys depend on ids alone and differ from those of the plan.
 */
export interface DetailColumn {
  readonly key: string;
  readonly kind: DetailKind;
}

interface Detail extends DetailColumn {
  readonly valueOf: (given: KindedAnswer) => DetailValue;
}

const isNumber = ({ option }: PlacedOption): boolean => typedInputOf(option) === 'number';

export const typedKey = ({ key }: Pick<Place, 'key'>, optionId?: number): string =>
  optionId === undefined ? `${key}_typed` : `${key}_o${optionId}_typed`;
export const cellsKey = ({ key }: Pick<Place, 'key'>, optionId: number): string => `${key}_o${optionId}_cells`;
export const weightKey = ({ key }: Pick<Place, 'key'>, optionId: number): string => `${key}_o${optionId}_weight`;
export const filledKey = ({ key }: Pick<Place, 'key'>): string => `${key}_filled`;
export const marksKey = ({ key }: Pick<Place, 'key'>): string => `${key}_marks`;

/** Texts of one column of a table, down its rows. */
function cellsOf({ kind, answer }: KindedAnswer, optionId: number): DetailValue {
  if (kind !== 'table') return null;
  const cells = answer.rows.flatMap((row) => row[optionId] ?? []);
  return cells.length === 0 ? null : cells;
}

const filledRows = ({ kind, answer }: KindedAnswer): DetailValue =>
  kind === 'table' ? answer.rows.filter((row) => Object.keys(row).length > 0).length : null;

function rowFieldOf({ kind, answer }: KindedAnswer, rowId: number, optionId: number): DetailValue {
  const cell = kind === 'matrix' ? answer.rows[rowId] : undefined;
  return cell !== undefined && 'fields' in cell ? (cell.fields[optionId] ?? null) : null;
}

const marksOf = ({ kind, answer }: KindedAnswer): DetailValue =>
  kind === 'points' ? answer.points.flatMap(({ x, y }) => gridCellOf(x, y) ?? []) : null;

type DetailsOf = (question: AskedQuestion, place: Place) => readonly Detail[];

/** The details of each kind of answer that has some. */
const BY_KIND: Readonly<Partial<Record<KindedAnswer['kind'], DetailsOf>>> = {
  text: ({ node }, place) =>
    questionInputOf(node) === 'number'
      ? [{ key: typedKey(place), kind: 'text', valueOf: ({ kind, answer }) => (kind === 'text' ? answer.text : null) }]
      : [],
  fields: ({ options }, place) =>
    options.filter(isNumber).map(({ id }) => ({
      key: typedKey(place, id),
      kind: 'text',
      valueOf: ({ kind, answer }) => (kind === 'fields' ? (answer.fields[id] ?? null) : null),
    })),
  matrix: ({ node, rows, options }, place) =>
    rows.flatMap((row) =>
      options
        .filter((option) => isFillIn(node) && isNumber(option))
        .map(
          ({ id }): Detail => ({
            key: typedKey(placeOfRow(place, row), id),
            kind: 'text',
            valueOf: (given) => rowFieldOf(given, row.id, id),
          }),
        ),
    ),
  table: ({ options }, place) => [
    { key: filledKey(place), kind: 'number', valueOf: filledRows },
    ...options.map(({ id }): Detail => ({ key: cellsKey(place, id), kind: 'texts', valueOf: (given) => cellsOf(given, id) })),
  ],
  proportion: ({ options }, place) =>
    options.map(({ id }) => ({
      key: weightKey(place, id),
      kind: 'number',
      valueOf: ({ kind, answer }) => (kind === 'proportion' ? (answer.fields[id] ?? null) : null),
    })),
  points: (_question, place) => [{ key: marksKey(place), kind: 'places', valueOf: marksOf }],
};

const FILL_IN = 3;

const isFillIn = ({ subType }: SurveyNode): boolean => subType === FILL_IN;

interface QuestionDetails {
  readonly id: number;
  readonly details: readonly Detail[];
}

function detailsOf(definition: SurveyDefinition): readonly QuestionDetails[] {
  return questionsOf(definition).flatMap((question) => {
    const kind = answerKindOf(question.node);
    const details = kind === 'none' ? [] : (BY_KIND[kind]?.(question, placeOf(question.node)) ?? []);
    return details.length === 0 ? [] : [{ id: question.node.id, details }];
  });
}

/** The columns of details of a survey over several versions, each once. */
export function detailColumns(versions: readonly SurveyDefinition[]): readonly DetailColumn[] {
  const columns = new Map<string, DetailColumn>();
  for (const { details } of versions.flatMap(detailsOf)) for (const { key, kind } of details) columns.set(key, { key, kind });
  return [...columns.values()];
}

/** Prepares the details of responses that were given on one version. The function returned gives those that have a value, by key of the column. */
export function detailReader(definition: SurveyDefinition): (answers: Answers) => ReadonlyMap<string, DetailValue> {
  const questions = detailsOf(definition);
  return (answers) => {
    const values = new Map<string, DetailValue>();
    for (const { id, details } of questions) {
      const answer: Answer | undefined = answers[id];
      if (answer === undefined) continue;
      const given = kindOfAnswer(answer);
      for (const { key, valueOf } of details) values.set(key, valueOf(given));
    }
    return values;
  };
}
