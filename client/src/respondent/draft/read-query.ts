import { TEST_PARAMETER } from '@wence/schema';

/** Limits of the submit route. Values beyond them are left out whole: half a value would be a wrong value. */
const SOURCE_LENGTH = 64;
const PARAM_LENGTH = 200;
const PARAMS = 20;

export interface Origin {
  /** The link's source tag. */
  readonly source?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * The parameters of the link, sent along with the answers and never shown; the one that opens test mode is none of them. Of a repeated name the first counts; `__proto__` is no name
 * that JSON readers let in. Nothing in a link may ever keep the answers from being taken.
 */
export function readQuery(search: string): Origin {
  const query = new URLSearchParams(search);
  const source = query.get('source');
  const params: Record<string, string> = {};
  for (const [name, value] of query) {
    if (name === 'source' || name === TEST_PARAMETER || !fits(name) || !fits(value) || Object.keys(params).length === PARAMS) continue;
    if (name !== '__proto__' && !Object.hasOwn(params, name)) params[name] = value;
  }
  return { ...(source && source.length <= SOURCE_LENGTH ? { source } : {}), ...(Object.keys(params).length > 0 ? { params } : {}) };
}

function fits(text: string): boolean {
  return text.length > 0 && text.length <= PARAM_LENGTH;
}
