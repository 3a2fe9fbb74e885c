/** Value of a cookie in a `document.cookie` string, or null. */
export function readCookie(name: string, cookies: string = document.cookie): string | null {
  const pair = cookies.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null;
}

/** Sets a cookie for the whole site. Zero days removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain-http origins.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${days * 86_400}; samesite=lax`;
}
