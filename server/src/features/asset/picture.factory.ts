import type { V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** `PICTURES` holds the first bytes of a picture of each kind; browsers cannot display them. */
const bitmap = Buffer.alloc(60);
bitmap.write('BM', 'latin1');
bitmap.writeUInt32LE(40, 14);
export const PICTURES = {
  png: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  webp: Buffer.from('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ', 'latin1'),
  gif: Buffer.from('GIF89a\u0001\u0000', 'latin1'),
  bmp: bitmap,
} as const;

export interface SentPicture {
  readonly name?: string;
  readonly bytes?: Buffer;
  /** Form fields sent before and after the file. */
  readonly before?: Record<string, string>;
  readonly after?: Record<string, string>;
}

/** The id in the path of a picture. */
export const pictureIdIn = (path: string): string => path.slice('images/'.length, path.lastIndexOf('.'));

/** Uploads a picture through the real API, as a browser does. Without a token, the caller is not signed in. */
export async function uploadPicture(
  { address }: TestApp,
  token: string | undefined,
  { name = 'tea.png', bytes = PICTURES.png, before = {}, after = { type: '1', parameter: '{"moduleName":"survey"}' } }: SentPicture = {},
): Promise<Pick<V1Answer, 'status' | 'code' | 'message' | 'data' | 'fields'>> {
  const form = new FormData();
  for (const [key, value] of Object.entries(before)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  for (const [key, value] of Object.entries(after)) form.append(key, value);
  const headers = { 'accept-language': 'zh-CN', ...(token && { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${address}/v1/oss`, { method: 'POST', headers, body: form });
  return { ...((await answer.json()) as V1Answer), status: answer.status };
}
