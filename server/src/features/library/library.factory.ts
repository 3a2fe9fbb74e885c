import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A category of this author's library, made through the real door; its id. */
export async function libraryCategory(app: TestApp, { token }: Author, name: string, parentId: string | 0 = 0): Promise<string> {
  const made = await v1(app, 'POST', '/v1/library/category', { name, parentId }, token);
  if (made.code !== '00000') throw new Error(`could not make the category: ${made.text}`);
  return made.data.id;
}

/** A question in it; its id. */
export async function libraryItem(app: TestApp, { token }: Author, libraryCategoryId: string, title: string): Promise<string> {
  const made = await v1(app, 'POST', '/v1/library', { libraryCategoryId, node: { type: 3, title } }, token);
  if (made.code !== '00000') throw new Error(`could not keep the question: ${made.text}`);
  return made.data.id;
}

/** Empties this author's library, which has an end: tests that make the same things again and again would come to it. */
export async function emptyLibrary(app: TestApp, { token }: Author): Promise<void> {
  const { data } = await v1(app, 'GET', '/v1/library/category', undefined, token);
  const categoryIds = data.map(({ id }: { readonly id: string }) => id);
  await v1(app, 'POST', '/v1/library/delete', { categoryIds, confirmed: true }, token);
}
