import { type RateIcon, boundsOf } from '@wence/schema';
import type { QuestionControl } from '../base/loaded-controls';
import { wordsIn } from './words';

/** Ends of a scale. */
interface Ends {
  readonly min: number;
  readonly max: number;
}

/** The author's texts at the ends and in the middle of a scale. */
export interface EndTexts {
  readonly left_text?: string;
  readonly center_text?: string;
  readonly right_text?: string;
}

/** Texts of the points, by place: `names` are spoken with a point, `captions` are written under it. */
export interface PointTexts {
  readonly names: readonly string[];
  readonly captions: readonly string[];
}

/** The points of a scale, lowest first. */
export function pointsOf({ min, max }: Ends): number[] {
  return Array.from({ length: max - min + 1 }, (_, place) => min + place);
}

/** The author's words for a point: at an end, or in the middle where a point stands there. */
function textAt({ min, max }: Ends, { left_text, center_text, right_text }: EndTexts, point: number): string {
  const text = point === min ? left_text : point === max ? right_text : point * 2 === min + max ? center_text : '';
  return text ?? '';
}

/** An even number of points has no middle point: the text for the middle is a caption there and the name of no point. */
export function rateTexts(ends: Ends, texts: EndTexts): PointTexts {
  const names = pointsOf(ends).map((point) => textAt(ends, texts, point));
  const middle = names.length / 2;
  if (middle < 2 || !Number.isInteger(middle)) return { names, captions: names };
  return { names, captions: names.map((text, place) => (place === middle - 1 ? (texts.center_text ?? '') : text)) };
}

/**
 * Returns whether the points below the chosen one are lit with it. Stars add up; faces, numbers and a pair of thumbs each have a meaning of their own.
 */
export function addsUp(icon: RateIcon, count: number): boolean {
  return icon === 'star' || icon === 'heart' || (icon === 'thumb' && count > 2);
}

/** Points in the upper line where a narrow screen needs two, so that both are about as long; undefined: one line will do, at 44 px each. */
export function upperLine(count: number): number | undefined {
  return count > 6 ? Math.ceil(count / 2) : undefined;
}

/** Returns whether each point has room for its caption below it, also on a narrow screen. */
export function isSpread(captions: readonly string[]): boolean {
  return captions.length <= 5 && captions.some(Boolean);
}

/** A word that is wider than the cell of one of five points on a phone. Chinese can be parted anywhere. */
export function hasLongWord(captions: readonly string[]): boolean {
  return captions.some((text) => text.split(/[\s\u2e80-\uffff]+/).some((word) => word.length > 10));
}

/** A number outside the scale comes from an answer that was given before the scale changed. */
export const rateErrorText: QuestionControl['errorText'] = (language, { node }, answer) => {
  const words = wordsIn(language);
  const { min, max } = boundsOf(node);
  return (answer ? '' : words.missing) + words.choose(min, max);
};
