/**
 * Signs that a response may not have been given with care (Spec 2, data detail). They are facts to look at: nothing is ever deleted, marked or left
 * out of reports because of them. In the order in which lists name them.
 */
export const QUALITY_FLAGS = ['speeding', 'straightLining', 'duplicate', 'burst'] as const;

export type QualityFlag = (typeof QUALITY_FLAGS)[number];

export const QUALITY_LIMITS = {
  /** Quicker than this share of the median, which is told from so many known durations on. */
  speedingPercent: 30,
  speedingResponses: 30,
  /** Rows that were answered, and points to choose from: with fewer, the same point everywhere is nothing unusual. */
  straightRows: 4,
  straightPoints: 3,
  /** Equal answers say something where so many parts were answered, or a text so wide was typed: short surveys are answered alike by chance. */
  duplicateParts: 10,
  duplicateTextWidth: 20,
  /** So many from one source within so many seconds, and at least so many times as quick as that source was in the hour around. */
  burstResponses: 10,
  burstSeconds: 60,
  burstAroundSeconds: 3_600,
  burstTimes: 6,
} as const;

/** The flags of a response with the numbers behind each; one that it does not have is absent. */
export interface QualityFindings {
  /** Whole seconds from the start to the submission, and the median of the complete, valid responses. */
  readonly speeding?: { readonly seconds: number; readonly medianSeconds: number };
  /** Local ids of matrices in which every answered row has the same point, ascending. */
  readonly straightLining?: { readonly nodeIds: readonly number[] };
  /** How many other responses have the same answers, and the first of them: its id and its running number. */
  readonly duplicate?: { readonly others: number; readonly firstId: string; readonly firstSeq: number };
  /** The most responses of its source, itself included, that came within `seconds`. */
  readonly burst?: { readonly responses: number; readonly seconds: number };
}

/** The flags that are in findings, in their usual order. */
export const flagsOf = (findings: QualityFindings): readonly QualityFlag[] => QUALITY_FLAGS.filter((flag) => findings[flag] !== undefined);
