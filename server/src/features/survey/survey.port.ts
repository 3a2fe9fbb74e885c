/** What the survey list shows of later features. Implemented by the feature that stores responses. */
export interface SurveyCounts {
  /** Stored responses by survey id; an id without an entry has none. */
  countsOf(surveyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
