import { boundsOf, optionsOf, rateIcon, type SurveyNode, type SurveyOption } from '@wence/schema';
import { pointsOf } from '../../rate/scale-points';
import type { Column } from '../matrix-kind';

/**
 * The points of a rating, named by the columns that its author gave it: these are not answered and may be none. Numbers stand over icons; what is
 * a number itself needs none.
 */
export function rateColumns(node: SurveyNode, options: readonly SurveyOption[]): readonly Column[] {
  const hasNumbers = rateIcon(node.setting?.format ?? 1) !== 'number';
  return pointsOf(boundsOf(node)).map((point, place) => {
    const named = optionsOf(node)[place];
    const title = options.find(({ id }) => id === named?.id)?.title ?? named?.title ?? '';
    return { key: point, title, lead: hasNumbers && `${point} ` };
  });
}
