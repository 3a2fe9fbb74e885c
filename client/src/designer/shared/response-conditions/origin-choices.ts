import { ORIGIN_WORDS, type OriginPart, orUnknown, REGIONS, UNKNOWN } from '@wence/schema';
import { ORIGIN_PARTS, useOriginName } from '../useOriginName';

export const isOriginPart = (key: string | null): key is OriginPart => ORIGIN_PARTS.some((part) => part === key);

/** Words that a condition on where responses came from may ask for; the one for what is not known comes last. */
export const originChoices = (part: OriginPart): readonly string[] => orUnknown<string>(part === 'region' ? REGIONS : ORIGIN_WORDS[part]);

/** Names such a word as people read it. */
export function useChoiceName(): (part: OriginPart, word: string) => string {
  const nameOf = useOriginName();
  return (part, word) => nameOf(part, word === UNKNOWN ? null : word);
}

/** The part that a condition is about, and its words; null: it is about something else. */
export function originIn(condition: object): { readonly part: OriginPart; readonly words: readonly string[] } | null {
  const [[key, value] = []] = Object.entries(condition);
  if (key === undefined || !isOriginPart(key)) return null;
  return { part: key, words: (value as { readonly anyOf: readonly string[] }).anyOf }; // Every such condition has that form.
}
