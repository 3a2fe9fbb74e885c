import { BASE62, type Random } from './random.js';

/** Enough for every millisecond until the year 8888. */
const TIME_LETTERS = 8;

let last = { instant: Number.NaN, letters: '' };

/**
 * An id whose first eight letters tell when it was made, the rest chance: ids made later sort later, within a millisecond by chance. For tables that
 * only grow: their rows are clustered by id, and a new one belongs to the last page, where chance alone would have a page of its own written for each.
 */
export function datedId(random: Random, now: Date, length: number): string {
  const instant = now.getTime();
  if (instant !== last.instant) last = { instant, letters: timeLetters(instant) };
  return last.letters + random.id(length - TIME_LETTERS);
}

function timeLetters(instant: number): string {
  let rest = Math.max(instant, 0);
  let letters = '';
  while (letters.length < TIME_LETTERS) {
    letters = BASE62.charAt(rest % BASE62.length) + letters;
    rest = Math.floor(rest / BASE62.length);
  }
  return letters;
}
