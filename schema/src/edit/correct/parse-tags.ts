import { LIMITS } from '../../limit/limits.js';

function pieces(line: string): string[] {
  const characters = Array.from(line);
  const count = Math.ceil(characters.length / LIMITS.evaluateTag);
  return Array.from({ length: count }, (_, place) =>
    characters.slice(place * LIMITS.evaluateTag, (place + 1) * LIMITS.evaluateTag).join(''),
  );
}

/**
 * Parses the tags of an evaluation's level from what an author typed (Spec 5, codes and texts): one per line, trimmed, without blank lines; a line
 * of more than 10 characters is split; at most 10 tags, each once. `duplicates` are the repeated ones, for the message about them.
 */
export function parseTags(typed: string): { readonly tags: readonly string[]; readonly duplicates: readonly string[] } {
  const all = typed
    .split(/\r\n|\r|\n/)
    .flatMap((line) => pieces(line.trim()))
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
  const tags = new Set<string>();
  const duplicates = new Set<string>();
  for (const tag of all) (tags.has(tag) ? duplicates : tags).add(tag);
  return { tags: Array.from(tags).slice(0, LIMITS.evaluateTags), duplicates: Array.from(duplicates) };
}
