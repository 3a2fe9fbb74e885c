import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A category of a survey, saved through the real door; its id. Without conditions every response is in it. */
export async function reportCategory(
  app: TestApp,
  { token }: Author,
  surveyId: string,
  name: string,
  conditions: readonly object[] = [],
): Promise<string> {
  const made = await v1(app, 'POST', `/v1/surveys/report/category/${surveyId}`, { name, conditions: { conditions } }, token);
  if (made.code !== '00000') throw new Error(`could not save the category: ${made.text}`);
  return made.data.id;
}
