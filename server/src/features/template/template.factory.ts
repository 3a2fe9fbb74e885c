import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A template of this author's, kept from this survey through the real door; its id. */
export async function keptTemplate(app: TestApp, { token }: Author, surveyId: string, title = 'Kept'): Promise<string> {
  const made = await v1(app, 'POST', '/v1/templates', { surveyId, title, topic: 'customer' }, token);
  if (made.code !== '00000') throw new Error(`could not keep the template: ${made.text}`);
  return made.data.id;
}

/** Deletes this author's templates, of which there may be only so many. */
export async function deleteTemplates(app: TestApp, { token }: Author): Promise<void> {
  const { data } = await v1(app, 'GET', '/v1/templates?own=1', undefined, token);
  for (const { id } of data.list) await v1(app, 'POST', `/v1/templates/${id}/delete`, undefined, token);
}
