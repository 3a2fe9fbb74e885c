import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

/** A cross table of a survey, one question by itself, saved through the real door; its id. */
export async function savedCrossTable(app: TestApp, { token }: Author, surveyId: string, name: string, nodeId: number): Promise<string> {
  const setup = { rows: [nodeId], columns: [nodeId] };
  const made = await v1(app, 'POST', `/v1/surveys/report/cross-table/${surveyId}`, { name, setup }, token);
  if (made.code !== '00000') throw new Error(`could not save the table: ${made.text}`);
  return made.data.id;
}
