/** Response counts of the versions of surveys. Implemented by the feature that stores responses. */
export interface VersionCounts {
  /**
   * Responses that were given to each version and are not in the recycle bin, whatever became of them, by the number of the version; for each of the
   * surveys in their order. A version without an entry has none.
   */
  countsOfVersions(surveyIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>>;
}

/** What ends when a survey stops. Implemented by a later feature that works for running surveys. */
export interface WhenStopped {
  /** Inside the unit that stops the survey. */
  surveyStopped(surveyId: string): Promise<void>;
}
