import { randomUUID } from 'node:crypto';
import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

/** Keeps these answers with a one-to-one link, as an answering page does. */
export const saveDraft = (app: TestApp, surveyId: string, linkCode: string, answers: object, more: object = {}): Promise<V1Answer> =>
  v1(app, 'POST', `/v1/r/${surveyId}/link-draft`, { linkCode, submissionId: randomUUID(), version: 1, answers, ...more });

/** Reads what is kept with a link. */
export const readDraft = (app: TestApp, surveyId: string, linkCode: string, more: object = {}): Promise<V1Answer> =>
  v1(app, 'POST', `/v1/r/${surveyId}/link-draft/read`, { linkCode, ...more });
