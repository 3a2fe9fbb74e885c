import type { TestApp } from '../../testing/test-app.js';
import type { V1Answer } from '../../testing/callers.js';

export const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('a picture')]);

export interface Sent {
  readonly surveyId: string;
  readonly nodeId: number;
  readonly submissionId: string;
  readonly name?: string;
  readonly bytes?: Buffer;
  readonly contentType?: string;
  /** Token of a link into test mode. */
  readonly test?: string;
}

/** Hands a file in through the real door, as a stranger. */
export async function upload(
  { address }: TestApp,
  { surveyId, nodeId, submissionId, name = 'photo.png', bytes = PNG, contentType = 'application/octet-stream', test }: Sent,
): Promise<Pick<V1Answer, 'status' | 'code' | 'data' | 'fields'>> {
  const query = new URLSearchParams({ nodeId: String(nodeId), submissionId, name, ...(test && { test }) });
  const headers = { 'content-type': contentType };
  const answer = await fetch(`${address}/v1/r/${surveyId}/files?${query}`, { method: 'POST', headers, body: new Uint8Array(bytes) });
  return { ...((await answer.json()) as V1Answer), status: answer.status };
}

/** The same of a file that is taken: its id. */
export async function stored(app: TestApp, sent: Sent): Promise<string> {
  const { code, data } = await upload(app, sent);
  if (code !== '00000') throw new Error(`the file was not taken: ${code}`);
  return data.fileId;
}
