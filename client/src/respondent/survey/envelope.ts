/** The response body of every `/v1` route; code `'00000'` is success. */
export interface Envelope {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
}

/** The envelope in a body, or null when a proxy or a cable answered in the server's place. */
export async function readEnvelope(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('code' in body) || typeof body.code !== 'string') return null;
  const message = 'message' in body && typeof body.message === 'string' ? body.message : '';
  return { code: body.code, message, data: 'data' in body ? body.data : null };
}
