/** Visits that came by one source. */
export interface SourceVisits {
  readonly visits: number;
  /** Those with an answer. */
  readonly started: number;
}

/** Visits of a survey by their source, counted by a later feature. */
export interface VisitsBySource {
  countBySource(surveyId: string): Promise<ReadonlyMap<string, SourceVisits>>;
}

export const NO_VISITS: VisitsBySource = { countBySource: () => Promise.resolve(new Map()) };
