import { type AnswerKind, answerKindOf, type QuestionType, type SurveyNode } from '@wence/schema';

/** Controls of the page's own bundle, which most surveys need. All others are loaded when a survey has such a question. */
export type OwnControl = 'single' | 'multiple' | 'text';
export type LoadedControl =
  | 'choice'
  | 'rate'
  | 'slider'
  | 'evaluate'
  | 'rank'
  | 'proportion'
  | 'dropdown'
  | 'images'
  | 'matrix'
  | 'matrixMultiple'
  | 'matrixFill'
  | 'matrixRate'
  | 'pictureDrag'
  | 'fields'
  | 'table'
  | 'date'
  | 'words'
  | 'cascade'
  | 'city'
  | 'position'
  | 'points'
  | 'upload'
  | 'signature'
  | 'verificationCode';
export type ControlName = OwnControl | LoadedControl;

/** The control of each kind of answer; null: nothing is asked. */
const BY_KIND: Readonly<Record<AnswerKind, ControlName | null>> = {
  none: null,
  single: 'single',
  multiple: 'multiple',
  text: 'text',
  number: 'rate',
  evaluate: 'evaluate',
  table: 'table',
  rank: 'rank',
  cascade: 'cascade',
  city: 'city',
  matrix: 'matrix',
  fields: 'fields',
  proportion: 'proportion',
  date: 'date',
  files: 'upload',
  position: 'position',
  points: 'points',
};

/** Types that have a control of their own. */
const BY_TYPE: Partial<Record<QuestionType, ControlName>> = {
  6: 'dropdown',
  13: 'slider',
  34: 'images',
  37: 'pictureDrag',
  39: 'words',
  41: 'signature',
  60: 'verificationCode',
};

/** Matrices of other than one choice per row, by sub-type: fewer surveys have them. */
const MATRICES: Readonly<Record<number, LoadedControl>> = { 2: 'matrixMultiple', 3: 'matrixFill', 4: 'matrixRate' };

/** Pictures beside options, and headings over some of them: fewer surveys have them. */
const isRich = ({ options }: SurveyNode) => options?.some(({ image, group }) => image || group);

/** The control of a question; null: nothing is asked. */
export function controlOf(node: SurveyNode): ControlName | null {
  const control = (node.type !== undefined && BY_TYPE[node.type]) || BY_KIND[answerKindOf(node)];
  if (control === 'matrix') return MATRICES[node.subType ?? 1] ?? control;
  return (control === 'single' || control === 'multiple') && isRich(node) ? 'choice' : control;
}
