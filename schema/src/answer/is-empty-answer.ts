import type { Answer } from './answer.js';

/** Nothing, white space, or a list or record of nothing else. A number says something, 0 as well. */
const isBlankValue = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || (typeof value === 'object' && value !== null && Object.values(value).every(isBlankValue));
};

/** Returns whether an answer is empty: no option chosen, no field filled in, a text that is blank. Such an answer counts as none. */
export const isEmptyAnswer = (answer: Answer | undefined): boolean => isBlankValue(answer);
