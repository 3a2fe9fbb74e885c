/** The parameter that opens a survey in test mode. No parameter of a visit has this name. */
export const TEST_PARAMETER = 'test';

/** Returns the link for respondents: `{origin}/r/{surveyId}`, with the non-empty parameters in the given order (Spec 2, respondent link). */
export function respondentLink(origin: string, surveyId: string, parameters: Readonly<Record<string, string>> = {}): string {
  const given = Object.entries(parameters).filter(([name, value]) => name !== '' && value !== '');
  const query = given.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return `${origin}/r/${encodeURIComponent(surveyId)}${query && `?${query}`}`;
}
