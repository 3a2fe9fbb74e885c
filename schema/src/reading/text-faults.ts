import { byteLength, textLength } from '../text/text.js';
import { at, type FaultList } from './fault.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Length limits of a text; `bytes` counts a Chinese character as 2 (Spec 5, rating texts), otherwise characters count. */
export interface TextLimits {
  readonly min: 0 | 1;
  readonly max: number;
  readonly unit?: 'bytes';
}

/** One text by its full path; see `checkText`. */
export function checkTextAt(faults: FaultList, field: string, text: string, { min, max, unit }: TextLimits): void {
  if (min === 1 && text.trim() === '') faults.add(field, 'tooShort', min);
  if ((unit === 'bytes' ? byteLength(text) : textLength(text)) > max) faults.add(field, 'tooLong', max);
  if (LONE_SURROGATE.test(text)) faults.add(field, 'format');
}

/** A text of the definition: not above `max`, not blank when `min` is 1, no half characters (they have no UTF-8 form). */
export const checkText = (faults: FaultList, path: string, key: string, text: string, limits: TextLimits): void =>
  checkTextAt(faults, at(path, key), text, limits);
