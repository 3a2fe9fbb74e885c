import type { AnswerReason } from './answer.js';

/** Mobile numbers of mainland China: eleven digits, the second one 3 to 9. */
export const isMobile = (text: string): boolean => /^1[3-9][0-9]{9}$/.test(text);

export const isInteger = (text: string): boolean => /^[+-]?[0-9]+$/.test(text);

/** Digits with an optional decimal part; no exponents, no grouping. */
export const isNumber = (text: string): boolean => /^[+-]?[0-9]+(\.[0-9]+)?$/.test(text);

/** Letters of the basic Latin alphabet. */
export const isLetters = (text: string): boolean => /^[A-Za-z]+$/.test(text);

export const isChinese = (text: string): boolean => /^\p{Script=Han}+$/u.test(text);

const LONGEST_EMAIL = 254;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** An address one can write to: local part up to 64 characters, a domain with at least one dot, no quoting, no comments. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST_EMAIL) return false;
  const [local = '', domain = '', ...rest] = text.split('@');
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  return (
    rest.length === 0 &&
    local.length <= 64 &&
    local.split('.').every((part) => LOCAL_PART.test(part)) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    /^(?:[A-Za-z]{2,}|xn--.+)$/.test(last)
  );
}

interface TextFormat {
  readonly test: (text: string) => boolean;
  readonly reason: AnswerReason;
  /** True if min and max of the setting bound the number that was typed. */
  readonly isNumeric?: true;
}

/** Formats of an open text by number (Spec 3, option input types). 0 is free text and has no test. Every test takes linear time. */
export const TEXT_FORMATS: Readonly<Record<number, TextFormat>> = {
  1: { test: isInteger, reason: 'integer', isNumeric: true },
  2: { test: isNumber, reason: 'number', isNumeric: true },
  3: { test: isMobile, reason: 'mobile' },
  4: { test: isEmail, reason: 'email' },
  5: { test: isLetters, reason: 'letters' },
  6: { test: isChinese, reason: 'chinese' },
};
