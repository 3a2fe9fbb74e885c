import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A source tag of a survey, made through the real door: its id and its code. */
export async function sourceTag(app: TestApp, { token }: Author, surveyId: string, name: string): Promise<{ id: string; code: string }> {
  const made = await v1(app, 'POST', `/v1/surveys/source/${surveyId}`, { names: [name] }, token);
  if (made.code !== '00000') throw new Error(`could not make the source tag: ${made.text}`);
  return { id: made.data.list[0].id, code: made.data.list[0].code };
}
