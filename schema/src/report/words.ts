/** A word, and in how many responses it occurs. */
export interface WordCount {
  readonly word: string;
  readonly count: number;
}

/** Words of the texts that were typed to a question. */
export interface WordFigures {
  /** Responses that have any text. */
  readonly answered: number;
  /** How many of them were read: the newest, at most 5000. */
  readonly read: number;
  /** The most frequent first, at most 100. */
  readonly words: readonly WordCount[];
}

/** Numbers of a report on words. */
export const WORD_LIMITS = {
  /** Responses whose texts are read. */
  responses: 5_000,
  /** Letters of a text that are read. */
  letters: 500,
  /** Words that are told. */
  words: 100,
  /** Words that an author adds or leaves out. */
  ownWords: 100,
  ownWord: 30,
} as const;
