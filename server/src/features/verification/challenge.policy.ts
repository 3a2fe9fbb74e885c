import type { Language } from '@wence/schema';
import { fill, textsOf } from '../../platform/i18n/messages.js';
import type { Random } from '../../platform/outside/random.js';

/** A question in words, and the number that answers it. */
export interface Question {
  readonly text: string;
  readonly answer: number;
}

type Kind = 'sum' | 'difference' | 'largest' | 'smallest';

/** Each kind from three different numbers, the first above the second. */
const ANSWERS: Readonly<Record<Kind, (a: number, b: number, c: number) => number>> = {
  sum: (a, b) => a + b,
  difference: (a, b) => a - b,
  largest: (...numbers) => Math.max(...numbers),
  smallest: (...numbers) => Math.min(...numbers),
};
const KINDS = Object.keys(ANSWERS) as Kind[];

/**
 * Draws a question that a person answers in a second, read or heard (Spec 2, verification code): numbers are written as words. It keeps out programs
 * that were made for any form; one that was made for this question can answer it.
 */
export function drawQuestion(random: Random, language: Language): Question {
  const { numbers, ...texts } = textsOf(language).challenge;
  const kind = KINDS[random.between(0, KINDS.length - 1)] ?? 'sum';
  const b = random.between(1, 8);
  const a = b + random.between(1, 9);
  const c = otherThan([a, b], random.between(1, 18));
  const word = (number: number): string => numbers[number] ?? String(number);
  return { text: fill(texts[kind], { a: word(a), b: word(b), c: word(c) }), answer: ANSWERS[kind](a, b, c) };
}

/** The wanted number, or the next one that is not taken: two numbers at most are, so one of three neighbours is free. */
function otherThan(taken: readonly number[], wanted: number): number {
  return [wanted, wanted + 1, wanted + 2].find((number) => !taken.includes(number)) ?? wanted;
}

/** The number that somebody typed, in digits of any width; null: it is none. */
export function numberIn(typed: string): number | null {
  const digits = typed.normalize('NFKC').trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
}
