/** Other ports of a machine must not be reachable. */
const PORTS = new Set(['', '80', '443']);
const LONGEST = 2048;

/**
 * An address of the web as people write it; null: another protocol, a name and password in it, another port (unless any port may be asked), no address
 * at all.
 */
export function outsideUrl(text: string, base?: string, anyPort = false): URL | null {
  if (text.length > LONGEST || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && (anyPort || PORTS.has(url.port)) && url.username === '' && url.password === '' ? url : null;
}
