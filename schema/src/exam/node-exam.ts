import type { QuestionKey } from '../catalogue/entry/question-key.js';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyNode } from '../definition/definition.js';
import { type NodeExam, type Scoring, SCORINGS } from '../definition/exam-key.js';

export {
  type AcceptedTexts,
  type KeyedField,
  type KeyedRow,
  type NodeExam,
  type Scoring,
  SCORINGS,
  TEXT_MATCHES,
  type TextMatch,
} from '../definition/exam-key.js';

/** The kinds of keys: one option (any of several will do), a set of options, an order, texts, options by row, texts by field. */
export type KeyKind = 'choice' | 'choices' | 'order' | 'text' | 'rows' | 'fields';

const KINDS: Readonly<Partial<Record<QuestionKey, KeyKind>>> = {
  single: 'choice',
  dropdown: 'choice',
  imageSingle: 'choice',
  multiple: 'choices',
  imageMultiple: 'choices',
  rank: 'order',
  text: 'text',
  matrixSingle: 'rows',
  matrixMultiple: 'rows',
  form: 'fields',
  multipleInput: 'fields',
};

/** Returns the kind of key that a question takes; null where an exam cannot mark it. */
export const keyKindOf = (node: Pick<SurveyNode, 'type' | 'subType' | 'group'>): KeyKind | null => KINDS[questionRow(node).key] ?? null;

/** Returns whether a key, or whoever marks by hand, says what is right. */
export const hasKey = ({ scoring, optionIds, texts, rows, fields }: NodeExam): boolean =>
  scoring === 'manual' || [optionIds, texts, rows, fields].some((list) => list !== undefined && list.length > 0);

/** Returns whether parts of an answer can be right. */
export const takesPartial = (kind: KeyKind | null): boolean => kind !== null && kind !== 'choice' && kind !== 'text';

/** The ways in which a question with such a key can be marked, the default first (features of an exam: scoring). */
export const scoringsOf = (kind: KeyKind): readonly Scoring[] =>
  SCORINGS.filter(
    (scoring) => scoring === 'allRight' || (scoring === 'partial' ? takesPartial(kind) : kind === 'text' || kind === 'fields'),
  );

/** Returns whether people mark the answers to a question. */
export const isMarkedByHand = ({ scoring }: Pick<NodeExam, 'scoring'>): boolean => scoring === 'manual';

/** Returns whether a survey is an exam. */
export const isExam = ({ settings }: { readonly settings?: { readonly exam?: unknown } }): boolean => settings?.exam !== undefined;
