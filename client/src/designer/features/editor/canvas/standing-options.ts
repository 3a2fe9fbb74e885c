import { questionRow, type SurveyNode } from '@wence/schema';

/** How the options of a question that is not being edited stand below it. */
export type Standing = 'list' | 'tiles' | 'none';

/** Grids, scales and pictures draw their options themselves; a cascade only has boxes for its levels. */
export function standingOf(node: SurveyNode): Standing {
  const { answer, key, hasOptions, hasRows } = questionRow(node);
  if (!hasOptions || hasRows || key === 'words') return 'none';
  if (answer === 'table' || answer === 'evaluate' || answer === 'points' || answer === 'cascade') return 'none';
  return key === 'imageSingle' || key === 'imageMultiple' ? 'tiles' : 'list';
}
