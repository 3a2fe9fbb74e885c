import { isMobile, type Answer, type TextAnswer } from '@wence/schema';

/**
 * Appended to a number that is not verified: a word joiner, which is invisible and never typed. No mobile number contains one, so the model refuses the answer,
 * and what was typed is kept with the others all the same.
 */
const UNPROVEN = '\u2060';

export const isUnproven = (text: string): boolean => text.endsWith(UNPROVEN);

/** The typed text of an answer, without the mark. */
export function typedIn(answer: Answer | undefined): string {
  const text = answer && 'text' in answer ? (answer.text ?? '') : '';
  return isUnproven(text) ? text.slice(0, -UNPROVEN.length) : text;
}

/** The answer while its number is not proven. */
export const unproven = (typed: string): TextAnswer | null => (typed === '' ? null : { text: typed + UNPROVEN });

/** The number in what was typed or filled in by the browser, which may group it and begin with the country; '' when there is none. */
export function mobileIn(typed: string): string {
  const number = typed.replaceAll(/[\s()-]/g, '').replace(/^(\+|00)86/, '');
  return isMobile(number) ? number : '';
}
