import { boundsOf, optionsOf, rateIcon, type SurveyNode, type SurveyOption, readableText } from '@wence/schema';
import { pointsOf } from '../rate/rate';
import type { Column } from './matrix-kind';

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

type EndTexts = readonly [string, string, string];

/** The author's words at the ends and in the middle of the scale. */
export function endTexts({ setting }: SurveyNode): EndTexts {
  return [setting?.left_text ?? '', setting?.center_text ?? '', setting?.right_text ?? ''];
}

/** The same, or else what the points there are called: where no titles stand over them. */
export function namedEnds(node: SurveyNode, points: readonly Column[]): EndTexts {
  const titleAt = (place: number) => readableText(points[place]?.title ?? '');
  const [left, center, right] = endTexts(node);
  return [left || titleAt(0), center || titleAt((points.length - 1) / 2), right || titleAt(points.length - 1)];
}

/** The author's text for a point; empty if there is none. */
export function pointText(node: SurveyNode, points: readonly Column[], { key, title }: Column): string {
  const { min, max } = endsOf(points);
  const [left, center, right] = endTexts(node);
  const ofEnd = key === min ? left : key === max ? right : '';
  return readableText(title) || ofEnd || (key * 2 === min + max ? center : '');
}

/** The lowest and the highest point. */
export function endsOf(points: readonly Column[]) {
  return { min: points[0]?.key ?? 0, max: points.at(-1)?.key ?? 0 };
}
