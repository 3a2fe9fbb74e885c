import { LINK_PARAMETERS } from '@wence/schema';

/** Limits of the submit route. Values beyond them are left out whole: half a value would be a wrong value. */
const SOURCE_LENGTH = 64;
const PARAM_LENGTH = 200;
const PARAMS = 20;
/** The author's parameters have none of these names. */
const OURS: readonly string[] = Object.values(LINK_PARAMETERS);
/** Signed links carry these as well. The server does not count them either. */
const BESIDE: readonly string[] = [LINK_PARAMETERS.signature, 'expires'];

export interface Origin {
  /** The link's source tag. */
  readonly source?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Goes along with the answers: the clock of an exam sends them. */
  readonly byClock?: boolean;
}

/**
 * The parameters of the link, sent along with the answers and never shown; ours are none of them. Of a repeated name the first counts; `__proto__` is no name
 * that JSON readers let in. Nothing in a link may ever keep the answers from being taken.
 */
export function readQuery(search: string): Origin {
  const query = new URLSearchParams(search);
  const source = query.get(LINK_PARAMETERS.tag) || query.get(LINK_PARAMETERS.source);
  const params: Record<string, string> = {};
  let left = PARAMS;
  for (const [name, value] of query) {
    if (!fits(name) || !fits(value) || name === '__proto__' || Object.hasOwn(params, name)) continue;
    if (BESIDE.includes(name) || (!OURS.includes(name) && left-- > 0)) params[name] = value;
  }
  return { ...(source && source.length <= SOURCE_LENGTH ? { source } : {}), ...(Object.keys(params).length > 0 ? { params } : {}) };
}

const fits = (text: string): boolean => text !== '' && text.length <= PARAM_LENGTH;
