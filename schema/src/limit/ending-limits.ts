/** Numbers of end pages. Not among the others: what the answering page loads first carries all of those. */
export const ENDING_LIMITS = {
  /** Title of an end page. */
  title: 100,
  text: 20_000,
  /** An address that an end page leads to. */
  address: 2_000,
  /** Seconds that an end page waits before it leads on, and what it waits unless it says so. */
  seconds: 60,
  secondsByDefault: 5,
  /** Received parameters that an end page passes on, as many as a link may bring; characters of the name of one, and of a value that is passed on. */
  params: 20,
  paramName: 200,
  passedValue: 200,
  /** Questions whose answers an end page passes on. */
  answers: 20,
  /** End pages of single questions. */
  nodes: 100,
} as const;
