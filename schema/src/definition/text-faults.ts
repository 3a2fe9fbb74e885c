import { at, type FaultList } from '../reading/fault.js';
import { textLength } from '../text/text-length.js';

const LONE_SURROGATE = /\p{Surrogate}/u;

/** A text of the definition: not above `max` characters, not blank when `min` is 1, no half characters (they have no UTF-8 form). */
export const checkText = (faults: FaultList, path: string, key: string, text: string, { min, max }: { min: 0 | 1; max: number }): void => {
  if (min === 1 && text.trim() === '') faults.add(at(path, key), 'tooShort', min);
  if (textLength(text) > max) faults.add(at(path, key), 'tooLong', max);
  if (LONE_SURROGATE.test(text)) faults.add(at(path, key), 'format');
};
