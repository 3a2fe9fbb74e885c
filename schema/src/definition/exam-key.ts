/** How an answer earns its points: all or nothing, a share for what is right of it, or as many as a person gives it. */
export const SCORINGS = ['allRight', 'partial', 'manual'] as const;
export type Scoring = (typeof SCORINGS)[number];

/** How a typed text is compared with an accepted one: as a whole, as a part of it, or as a number. */
export const TEXT_MATCHES = ['exact', 'contains', 'number'] as const;
export type TextMatch = (typeof TEXT_MATCHES)[number];

/** What is accepted as a typed answer. */
export interface AcceptedTexts {
  /** Any of them will do. For `number` each is a decimal number. */
  readonly texts: readonly string[];
  /** Default exact. */
  readonly match?: TextMatch;
  /** For `number`: how far the answer may be off. Default 0. */
  readonly tolerance?: number;
}

/** A row of a matrix with its right columns. */
export interface KeyedRow {
  readonly rowId: number;
  readonly optionIds: readonly number[];
}

/** A field with the texts that are accepted in it. */
export interface KeyedField extends AcceptedTexts {
  readonly optionId: number;
}

/**
 * What a question counts for in an exam, and its key (features of an exam: scores and marking). Which keys a question takes follows from its type:
 * `keyKindOf`. Points come in halves.
 */
export interface NodeExam extends Partial<AcceptedTexts> {
  /** Points for a right answer, 0 to 100. */
  readonly score: number;
  /** Default allRight. Partial on questions of which a part can be right; manual, which needs no key, on open texts and forms. */
  readonly scoring?: Scoring;
  /** Points that a wrong answer costs, 0 to 100. No answer costs none. Default 0. */
  readonly penalty?: number;
  /** Plain text that explains the answer, for those who have submitted. */
  readonly analysis?: string;
  /** The right options; of a ranking, in the right order from the first place on. */
  readonly optionIds?: readonly number[];
  readonly rows?: readonly KeyedRow[];
  readonly fields?: readonly KeyedField[];
}
