/**
 * A missing library entry was deleted in another window, and the library reports that itself. The default handling of A0404 would leave the survey,
 * as if the survey itself did not exist.
 */
export const QUIET = { quiet: ['A0404'] } as const;
