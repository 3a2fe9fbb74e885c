import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** A folder of this author; returns its id. */
export async function surveyFolder(app: TestApp, author: { readonly token: string }, name: string): Promise<string> {
  const made = await v1(app, 'POST', '/v1/surveys/folders', { name }, author.token);
  if (made.code !== '00000') throw new Error(`could not make a folder: ${made.text}`);
  return made.data.id;
}

/** Deletes this author's folders, of which there may be only so many: tests that make them again and again would come to the end. */
export async function deleteFolders(app: TestApp, { token }: { readonly token: string }): Promise<void> {
  const { list } = (await v1(app, 'GET', '/v1/surveys/folders', undefined, token)).data;
  for (const { id } of list) await v1(app, 'POST', `/v1/surveys/folders/${id}/delete`, {}, token);
}
