import type { V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

export interface SentCascade {
  readonly bytes?: Buffer;
  readonly name?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly dryRun?: boolean;
  /** True to send the other form fields after the file. */
  readonly isFileFirst?: boolean;
}

/** Uploads a file of a cascade through the real door, as a browser does. */
export async function uploadCascade(
  { address }: TestApp,
  token: string | undefined,
  { bytes, name = 'levels.xlsx', fields, dryRun = false, isFileFirst = true }: SentCascade,
): Promise<Pick<V1Answer, 'status' | 'code' | 'message' | 'data' | 'fields'>> {
  const form = new FormData();
  const file = () => bytes && form.append('file', new Blob([new Uint8Array(bytes)]), name);
  if (isFileFirst) file();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  if (!isFileFirst) file();
  const headers = { 'accept-language': 'zh-CN', ...(token && { authorization: `Bearer ${token}` }) };
  const path = `/v1/nodes/option/cascade/upload${dryRun ? '?dryRun=1' : ''}`;
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: form });
  return { ...((await answer.json()) as V1Answer), status: answer.status };
}
