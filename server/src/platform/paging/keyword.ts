import { LIMITS, textLength } from '@wence/schema';
import { invalidInput } from '../errors/app-error.js';

/** The trimmed search text; undefined if it is empty. A0400 (`keyword`, tooLong) above 24 characters (Spec 5). */
export function keywordOf(typed: string | null | undefined): string | undefined {
  const words = typed?.trim();
  if (!words) return undefined;
  if (textLength(words) > LIMITS.searchText) throw invalidInput([{ field: 'keyword', rule: 'tooLong', limit: LIMITS.searchText }]);
  return words;
}

/** Returns the pattern for `LIKE … ESCAPE '!'` that finds the words literally at any position; wildcards are escaped. */
export function patternOf(words: string): string {
  return `%${literally(words)}%`;
}

/** Returns the pattern for `LIKE … ESCAPE '!'` that finds exactly these words. */
export function literally(words: string): string {
  return words.replaceAll(/[!%_]/g, '!$&');
}
