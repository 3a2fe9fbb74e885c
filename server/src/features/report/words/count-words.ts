import { WORD_LIMITS, type WordCount } from '@wence/schema';
import { STOP_WORDS } from './stop-words.js';

export interface WordJob {
  /** Texts of each response. */
  readonly responses: readonly (readonly string[])[];
  /** Words that are kept whole wherever they occur, whatever a dictionary says. */
  readonly own: readonly string[];
  readonly leftOut: readonly string[];
}

/** Cuts a run of Chinese characters into words. */
export type Cut = (text: string) => readonly string[];

/** Chinese characters, or a word of letters and digits with apostrophes and hyphens in it. */
const RUN = /\p{Script=Han}+|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const HAN = /\p{Script=Han}/u;
const LETTER = /\p{L}/u;

/** One writing of a word. */
export const plainWord = (word: string): string => word.normalize('NFKC').trim().toLowerCase().replaceAll('’', "'");

/** A single letter or character says little, and numbers are no words. */
const isTelling = (word: string): boolean => Array.from(word).length > 1 && LETTER.test(word) && !STOP_WORDS.has(word);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Counts the responses in which each word occurs; the most frequent first, equal ones in the order of the alphabet. */
export function countWords({ responses, own, leftOut }: WordJob, cut: Cut): WordCount[] {
  const longestFirst = own.map(plainWord).toSorted((one, two) => two.length - one.length);
  const ownWords = longestFirst.length === 0 ? null : new RegExp(longestFirst.map(escaped).join('|'), 'gu');
  const left = new Set(leftOut.map(plainWord));
  const counts = new Map<string, number>();
  for (const texts of responses) {
    const words = new Set<string>();
    for (const text of texts) addWords(words, plainWord(text), { cut, ownWords });
    for (const word of words) if (!left.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return Array.from(counts, ([word, count]) => ({ word, count }))
    .toSorted((one, two) => two.count - one.count || (one.word < two.word ? -1 : 1))
    .slice(0, WORD_LIMITS.words);
}

function addWords(words: Set<string>, text: string, { cut, ownWords }: { readonly cut: Cut; readonly ownWords: RegExp | null }): void {
  let rest = text;
  if (ownWords) {
    for (const [word] of text.matchAll(ownWords)) words.add(word);
    rest = text.replaceAll(ownWords, ' ');
  }
  for (const [run] of rest.matchAll(RUN)) {
    for (const word of HAN.test(run) ? cut(run) : [run]) if (isTelling(word)) words.add(word);
  }
}
