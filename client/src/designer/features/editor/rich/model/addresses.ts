import { addressFault } from '@wence/schema';

export type LinkFault = 'externalLink' | 'format';

/** Address without a scheme: browsers treat it as a path of this site, but its author means another site. */
const OTHER_SITE = /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]|$))/i;

/**
 * An address as an author types it: pages of this site (`origin`), mail and telephone may be linked (Spec 5, rich text). Addresses of this site are
 * kept without its name, which may change.
 */
export function linkAddress(
  typed: string,
  origin: string,
): { readonly href: string; readonly fault: null } | { readonly fault: LinkFault } {
  const trimmed = typed.trim();
  const isOwn = trimmed === origin || trimmed.startsWith(`${origin}/`) || trimmed.startsWith(`${origin}?`);
  const href = isOwn ? `{host}${trimmed.slice(origin.length) || '/'}` : trimmed;
  if (OTHER_SITE.test(href)) return { fault: 'externalLink' };
  const fault = href === '' ? 'format' : addressFault(href, 'link');
  if (fault === 'externalLink') return { fault };
  return fault === null ? { href, fault } : { fault: 'format' };
}

/** Full addresses of this site in a source that an author wrote, as the definition writes them (Spec 5, rich text: the product's own domain). */
export const ownAddresses = (html: string, origin: string): string =>
  html.replaceAll(/(\b(?:src|href|poster)\s*=\s*["'])([^"']*)/gi, (whole, before: string, address: string) => {
    const rest = address.slice(origin.length);
    return address.startsWith(origin) && /^(?:$|[/?#])/.test(rest) ? `${before}{host}${rest}` : whole;
  });
