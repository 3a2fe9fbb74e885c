import type { QuestionType, SurveyNode } from '@wence/schema';

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

/** The control of each type; null: nothing is asked. The compiler wants an entry for every type. */
const BY_TYPE: Readonly<Record<QuestionType, ControlName | null>> = {
  0: null,
  1: 'single',
  2: 'multiple',
  3: 'text',
  4: 'rate',
  5: 'evaluate',
  6: 'dropdown',
  7: 'table',
  9: 'rank',
  10: 'cascade',
  11: 'city',
  13: 'slider',
  14: 'matrix',
  16: 'fields',
  17: 'proportion',
  23: 'date',
  30: null,
  31: null,
  32: null,
  34: 'images',
  35: 'position',
  36: 'upload',
  37: 'pictureDrag',
  38: 'points',
  39: 'words',
  40: 'points',
  41: 'signature',
  42: 'text',
  50: 'text',
  51: 'single',
  52: 'single',
  53: 'text',
  54: 'text',
  55: 'single',
  56: 'text',
  57: 'text',
  58: 'single',
  59: 'single',
  60: 'verificationCode',
  90: null,
};

/** Matrices of other than one choice per row, by sub-type: fewer surveys have them. */
const MATRICES: Readonly<Record<number, LoadedControl>> = { 2: 'matrixMultiple', 3: 'matrixFill', 4: 'matrixRate' };

/** Pictures beside options, and headings over some of them: fewer surveys have them. */
const isRich = ({ options }: SurveyNode) => options?.some(({ image, group }) => image || group);

/** The control of a question; null: nothing is asked. */
export function controlOf(node: SurveyNode): ControlName | null {
  const control = node.type === undefined ? null : BY_TYPE[node.type];
  if (control === 'matrix') return MATRICES[node.subType ?? 1] ?? control;
  return (control === 'single' || control === 'multiple') && isRich(node) ? 'choice' : (control ?? null);
}
