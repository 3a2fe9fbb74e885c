/** Full addresses of this site in a source that an author wrote, as the definition writes them (Spec 5, rich text: the product's own domain). */
export const ownAddresses = (html: string, origin: string): string =>
  html.replaceAll(/(\b(?:src|href|poster)\s*=\s*["'])([^"']*)/gi, (whole, before: string, address: string) => {
    const rest = address.slice(origin.length);
    return address.startsWith(origin) && /^(?:$|[/?#])/.test(rest) ? `${before}{host}${rest}` : whole;
  });
