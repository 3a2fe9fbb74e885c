import { randomUUID } from 'node:crypto';
import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** Reports the progress of a visit through the real door, as a stranger; a fresh submissionId unless `news` has one. */
export function visit(app: TestApp, surveyId: string, news: Record<string, unknown> = {}): Promise<V1Answer> {
  return v1(app, 'POST', `/v1/r/${surveyId}/visits`, { submissionId: randomUUID(), page: 0, ...news });
}
