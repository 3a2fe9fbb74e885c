import { randomUUID } from 'node:crypto';
import type { Answers } from '@wence/schema';
import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** Submits through the real door, as a stranger; a fresh submissionId unless `more` has one. */
export function submit(app: TestApp, surveyId: string, answers: Answers, more: Record<string, unknown> = {}): Promise<V1Answer> {
  return v1(app, 'POST', `/v1/r/${surveyId}/responses`, { submissionId: randomUUID(), answers, ...more });
}
