import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A report of a survey, shared through the real door: its id and the token of its link. The overall report unless said. */
export async function reportShare(
  app: TestApp,
  { token }: Author,
  surveyId: string,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<{ id: string; token: string }> {
  const made = await v1(app, 'POST', `/v1/surveys/report/share/${surveyId}`, { kind: 'report', name: 'Shared', ...wishes }, token);
  if (made.code !== '00000') throw new Error(`could not share the report: ${made.text}`);
  return { id: made.data.id, token: made.data.token };
}
