const LONGEST = 500;

/** Mobile numbers, but for their last four digits. Longer rows of digits and ids that contain such a row are none. */
const MOBILE = /(?<![0-9A-Za-z])(?:\+?86[- ]?)?1[3-9]\d{5}(\d{4})(?![0-9A-Za-z])/g;
/** The query string of an address, which may hold link codes, tokens or typed text. */
const QUERY = /\?[^\s"'<>]+/g;
const BEARER = /\b(Bearer|Basic)\s+\S+/gi;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const API_KEY = /\bwk_\w{7,}/g;
/** User and password of an address of a database or a proxy. */
const CREDENTIALS = /:\/\/[^\s/@]+@/g;

/** A text for the log without what can be told to be secret by its look alone. */
export function scrub(text: string): string {
  const clean = text
    .slice(0, LONGEST)
    .replaceAll(CREDENTIALS, '://***@')
    .replaceAll(BEARER, '$1 ***')
    .replaceAll(JWT, '***')
    .replaceAll(API_KEY, 'wk_***')
    .replaceAll(QUERY, '?***')
    .replaceAll(MOBILE, '*******$1');
  return text.length > LONGEST ? `${clean}…` : clean;
}
