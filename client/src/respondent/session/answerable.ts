import { answerKindOf, type SurveyNode } from '@wence/schema';

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

const BY_TYPE: Readonly<Record<number, LoadedControl>> = {
  4: 'rate',
  5: 'evaluate',
  6: 'dropdown',
  7: 'table',
  9: 'rank',
  10: 'cascade',
  11: 'city',
  13: 'slider',
  16: 'fields',
  17: 'proportion',
  23: 'date',
  34: 'images',
  35: 'position',
  36: 'upload',
  37: 'pictureDrag',
  38: 'points',
  39: 'words',
  40: 'points',
  41: 'signature',
  60: 'verificationCode',
};

/** Matrices of other than one choice per row, by sub-type: fewer surveys have them. */
const MATRICES: Readonly<Record<number, LoadedControl>> = { 2: 'matrixMultiple', 3: 'matrixFill', 4: 'matrixRate' };

/** Pictures beside options, and headings over some of them: fewer surveys have them. */
const isRich = ({ options }: SurveyNode) => options?.some(({ image, group }) => image || group);

/** The control of a question; null: nothing is asked. */
export function controlOf(node: SurveyNode): ControlName | null {
  const kind = answerKindOf(node);
  if (kind === 'none') return null;
  if (node.type === 14) return MATRICES[node.subType ?? 1] ?? 'matrix';
  return BY_TYPE[node.type ?? 0] ?? (kind !== 'single' && kind !== 'multiple' ? 'text' : isRich(node) ? 'choice' : kind);
}
