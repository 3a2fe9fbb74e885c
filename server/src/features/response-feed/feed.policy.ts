/** Pages of the feed of responses, and waits for the next event. */
export const FEED_LIMITS = {
  /** Events of a page where nobody says. */
  usual: 100,
  /** Events of a page on `/v1`. The graph gives at most as many as its other lists do. */
  most: 500,
  /** Characters of the answers in a page; one response is given however long its answers are. */
  characters: 4_000_000,
  /** Seconds that an answer may wait. */
  wait: 30,
  /** Requests of one caller that wait. */
  waitsPerCaller: 10,
  /** Requests of all callers that wait. */
  waits: 1000,
  /** Seconds after which a caller who waits too often may ask again. */
  retryAfter: 5,
} as const;
