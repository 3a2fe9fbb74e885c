export interface Origin {
  /** The link's source tag. */
  readonly source?: string;
  readonly params?: Readonly<Record<string, string>>;
}

/** The parameters of the link, sent along with the answers and never shown. Of a repeated name the first counts; `__proto__` is no name that JSON readers let in. */
export function readQuery(search: string): Origin {
  const params: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (value && name && name !== '__proto__' && !Object.hasOwn(params, name)) params[name] = value;
  }
  const { source, ...others } = params;
  return { ...(source ? { source } : {}), ...(Object.keys(others).length > 0 ? { params: others } : {}) };
}
