import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** A table as CSV: the cells of each row, headings first. */
export const csvOf = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((row) => `${row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`).join(''));

/** Hands a table in through the real door, and waits until it has been looked at. */
export async function handIn(
  app: TestApp,
  author: { readonly token: string },
  surveyId: string,
  file: Buffer,
  query = '',
): Promise<V1Answer> {
  const response = await fetch(`${app.address}/v1/surveys/imports/${surveyId}${query}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${author.token}`, 'Content-Type': 'application/octet-stream' },
    body: new Uint8Array(file),
  });
  const answer = (await response.json()) as V1Answer;
  if (answer.code !== '00000') return answer;
  await app.features.responseImport.jobs.ended(answer.data.id);
  return v1(app, 'GET', `/v1/surveys/imports/${surveyId}/${answer.data.id}`, undefined, author.token);
}

/** Imports what was handed in, and waits until that is done. */
export async function applyImport(
  app: TestApp,
  author: { readonly token: string },
  surveyId: string,
  importId: string,
  body: object = {},
): Promise<V1Answer> {
  const answer = await v1(app, 'POST', `/v1/surveys/imports/${surveyId}/${importId}/apply`, body, author.token);
  if (answer.code !== '00000') return answer;
  await app.features.responseImport.jobs.ended(importId);
  return v1(app, 'GET', `/v1/surveys/imports/${surveyId}/${importId}`, undefined, author.token);
}
