import { WORD_LIMITS } from '@wence/schema';
import { useMemo, useSyncExternalStore } from 'react';

/** Words of the author for all questions of a survey. */
export interface OwnWords {
  /** Kept whole wherever they occur, such as the name of a brand. */
  readonly kept: readonly string[];
  /** Not counted. */
  readonly leftOut: readonly string[];
}

const NONE: OwnWords = { kept: [], leftOut: [] };

const keyOf = (surveyId: string): string => `wence.report-words.${surveyId}`;

const listeners = new Set<() => void>();
/** Words that this device could not keep, as its storage is full or switched off: they last as long as the page. */
const unkept = new Map<string, string>();

function storedText(surveyId: string): string | null {
  try {
    return unkept.get(surveyId) ?? localStorage.getItem(keyOf(surveyId));
  } catch {
    return null;
  }
}

/** As the server takes them: what somebody else wrote into the storage must not make every report fail. */
function wordsIn(list: unknown): readonly string[] {
  const words = Array.isArray(list) ? list.filter((word): word is string => typeof word === 'string' && word.trim() !== '') : [];
  return words.filter(({ length }) => length <= WORD_LIMITS.ownWord).slice(0, WORD_LIMITS.ownWords);
}

function parsed(text: string | null): OwnWords {
  try {
    const { kept, leftOut } = JSON.parse(text ?? '{}') as Partial<Record<keyof OwnWords, unknown>>; // Any JSON; looked at here.
    return { kept: wordsIn(kept), leftOut: wordsIn(leftOut) };
  } catch {
    return NONE;
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may change them as well.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The author's words for a survey, which this device keeps, and how to change them; all figures of words on the page follow. */
export function useOwnWords(surveyId: string) {
  const text = useSyncExternalStore(listen, () => storedText(surveyId));
  const own = useMemo(() => parsed(text), [text]);

  function change(next: OwnWords): void {
    const written = JSON.stringify(next);
    unkept.delete(surveyId);
    try {
      localStorage.setItem(keyOf(surveyId), written);
    } catch {
      unkept.set(surveyId, written);
    }
    for (const listener of listeners) listener();
  }
  return { own, change };
}

/** The words of a text with one a line, each once. */
export function readWords(text: string): string[] {
  const words = text.split('\n').map((word) => word.trim());
  const byWriting = new Map(words.filter((word) => word !== '').map((word) => [word.toLowerCase(), word]));
  return [...byWriting.values()];
}

/** The fault for which the server would refuse these words; null: none. */
export function wordFault(words: readonly string[]) {
  if (words.length > WORD_LIMITS.ownWords) return { kind: 'tooMany', most: WORD_LIMITS.ownWords } as const;
  const word = words.find(({ length }) => length > WORD_LIMITS.ownWord);
  return word === undefined ? null : ({ kind: 'tooLong', most: WORD_LIMITS.ownWord, word } as const);
}
