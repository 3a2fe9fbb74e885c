import { readableText, type SurveyNode } from '@wence/schema';
import type { Column } from '../matrix-kind';

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

/** What a point means, in words; empty where nobody wrote any. */
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
