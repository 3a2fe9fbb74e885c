/** Characters that browsers drop or reinterpret in an address: they could hide a scheme. */
const HIDDEN = /[\s\p{Cc}\\"'<>`]/u;
const SCHEME = /^([A-Za-z][A-Za-z0-9+.-]*):/;
const LINK_SCHEMES = ['mailto', 'tel'];

/**
 * An address out of a survey as the page may use it: relative to this site (`{host}` stands for it), or mail and telephone in links. Null for
 * everything else, such as other sites and `javascript:`. The server lets no other into a survey; this page does not rely on it.
 */
export function safeAddress(address: string, kind: 'link' | 'media'): string | null {
  const rest = address.replace(/^\{host\}/, '');
  if (rest === '' || rest.startsWith('//') || HIDDEN.test(rest)) return null;
  const scheme = SCHEME.exec(rest)?.[1]?.toLowerCase();
  if (scheme === undefined) return rest;
  return kind === 'link' && LINK_SCHEMES.includes(scheme) ? rest : null;
}
