/** Tokens of a sign-in. `expired` is the end of `token` in Unix seconds. */
export interface Tokens {
  token: string;
  refreshToken: string;
  expired: number;
}

const KEYS = ['token', 'refreshToken', 'expired'] as const;

/** The signed-in tokens, or null when any of the three keys is missing or `expired` is not a number. */
export function readTokens(storage: Storage = localStorage): Tokens | null {
  const [token, refreshToken, expiry] = KEYS.map((key) => storage.getItem(key));
  const expired = expiry ? Number(expiry) : Number.NaN;
  return token && refreshToken && Number.isFinite(expired) ? { token, refreshToken, expired } : null;
}

/** Tokens live under exactly these three keys of browser storage (Spec 4). */
export function writeTokens(tokens: Tokens, storage: Storage = localStorage): void {
  for (const key of KEYS) storage.setItem(key, String(tokens[key]));
}

export function clearTokens(storage: Storage = localStorage): void {
  for (const key of KEYS) storage.removeItem(key);
}
