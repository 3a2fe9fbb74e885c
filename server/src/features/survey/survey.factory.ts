import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import { Survey } from './survey.entity.js';

export interface MadeSurvey {
  readonly id: string;
  /** Present revision of the draft. */
  readonly revision: number;
}

interface Author {
  readonly token: string;
}

/** A survey of this author, made through the real door; with a definition, if one is given. */
export async function createSurvey(app: TestApp, author: Author, definition?: unknown): Promise<MadeSurvey> {
  const made = await v1(app, 'POST', '/v1/surveys', { title: 'A survey' }, author.token);
  if (made.code !== '00000') throw new Error(`could not make a survey: ${made.text}`);
  const { id } = made.data;
  if (definition === undefined) return { id, revision: 1 };
  const put = await v1(app, 'PUT', `/v1/surveys/${id}/definition`, definition, author.token);
  if (put.code !== '00000') throw new Error(`could not define the survey: ${put.text}`);
  return { id, revision: put.data.revision };
}

/** Puts a survey into a state without what a launch checks and freezes. */
export async function setState(app: TestApp, surveyId: string, state: Survey['state'], publishedVersion: number | null = 1): Promise<void> {
  await app.platform.unit.run(() => app.platform.database.repository(Survey).update({ id: surveyId }, { state, publishedVersion }));
}
