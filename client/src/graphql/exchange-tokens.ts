import type { Tokens } from '../shared/token-store';

interface Envelope {
  code: string;
  data?: Tokens;
}

/**
 * Trades a refresh token for a new pair; null when the server refuses it.
 * Goes over /v1 and not through the graph, because every request of the graph waits for this one.
 */
export const exchangeTokens = async (refreshToken: string, send: typeof fetch): Promise<Tokens | null> => {
  const response = await send('/v1/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`token refresh answered ${response.status}`);

  const { code, data } = (await response.json()) as Envelope;
  if (code === '00000' && data) return { token: data.token, refreshToken: data.refreshToken, expired: data.expired };
  return null;
};
