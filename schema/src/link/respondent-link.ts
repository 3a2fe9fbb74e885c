/** Parameters of respondent links that mean something to the product; all others are the author's. */
export const LINK_PARAMETERS = {
  /** Opens the draft in test mode, with the token of its author. */
  test: 'test',
  /** Code of a one-to-one link. */
  link: 'k',
  /** Code of a source tag. */
  tag: 's',
  /** A source that is no tag, in words. */
  source: 'source',
  /** An invitation code, put into the form that asks for it. */
  invitation: 't',
  /** Signature of the received parameters. */
  signature: 'sign',
  /** Set by the script that embeds a survey: the page stands in a frame of another site and tells that one how high it is. */
  frame: 'f',
} as const;

export const TEST_PARAMETER = LINK_PARAMETERS.test;

/** Returns the link for respondents: `{origin}/r/{surveyId}`, with the non-empty parameters in the given order (Spec 2, respondent link). */
export function respondentLink(origin: string, surveyId: string, parameters: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(parameters).filter(([name, value]) => name !== '' && value !== '');
  const query = given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `${origin}/r/${encodeURIComponent(surveyId)}${query && `?${query}`}`;
}
