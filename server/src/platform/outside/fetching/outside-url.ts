/** Other ports of a machine must not be reachable. */
const PORTS = new Set(['', '80', '443']);
const LONGEST = 2048;

/** An address of the web as people write it; null: another protocol, a name and password in it, another port, no address at all. */
export function outsideUrl(text: string, base?: string): URL | null {
  if (text.length > LONGEST || !URL.canParse(text, base)) return null;
  const url = new URL(text, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && PORTS.has(url.port) && url.username === '' && url.password === '' ? url : null;
}
