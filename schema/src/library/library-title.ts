import { LIBRARY_LIMITS } from '../limit/library-limits.js';
import { fallbackText } from '../piping/fallback-text.js';
import { readableText } from '../piping/readable-text.js';

/** Returns the title of a question in a list: the words of its title, at most 200 characters; a dash where it shows a picture only. */
export const libraryTitle = (title: string): string => {
  const words = [...readableText(fallbackText(title))];
  if (words.length === 0) return '-';
  return words.length > LIBRARY_LIMITS.title ? `${words.slice(0, LIBRARY_LIMITS.title - 1).join('')}\u2026` : words.join('');
};
