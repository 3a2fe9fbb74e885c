import { randomUUID } from 'node:crypto';
import type { ExamSetting, SurveyDefinition } from '@wence/schema';
import { answersOf, nodeIdOf, optionIdOf, single, survey, text } from '@wence/schema/testing';
import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import { ExamAttempt } from './exam-attempt.entity.js';

const plain = survey(single('Q1', 'The capital?', ['Paris', 'Lyon'], { required: true }), text('Q2', 'Its river?', { required: true }));
const [Q1, Q2] = [nodeIdOf(plain, 'Q1'), nodeIdOf(plain, 'Q2')];

/** An exam of two questions that have to be answered, with these limits. */
export const timedExam = (exam: ExamSetting, more: SurveyDefinition['settings'] = {}): SurveyDefinition => ({
  ...plain,
  settings: { ...more, exam },
  nodes: plain.nodes.map((node) => ({
    ...node,
    exam: node.id === Q1 ? { score: 2, optionIds: [optionIdOf(plain, 'Q1', 'Paris')] } : { score: 3, texts: ['Seine'] },
  })),
});

export const RIGHT = answersOf(plain, { Q1: 'Paris', Q2: 'Seine' });
/** The second question is open. */
export const HALF = answersOf(plain, { Q1: 'Paris' });
export const RIVER = Q2;

/** A browser that nobody has seen before, as a header. */
export const newDevice = (): string => `wence_device=${randomUUID().replaceAll('-', '').slice(0, 24)}`;

/** Calls a door of respondents by this device. */
export const byDevice = (app: TestApp, cookie: string, path: string, body: object = {}): Promise<V1Answer> =>
  v1(app, 'POST', path, body, undefined, { cookie });

/** Starts an attempt by this device, or gets the one that runs. */
export const startBy = (app: TestApp, cookie: string, surveyId: string, body: object = {}): Promise<V1Answer> =>
  byDevice(app, cookie, `/v1/r/${surveyId}/exam/start`, body);

/** Submits by this device. */
export const submitBy = (app: TestApp, cookie: string, surveyId: string, body: object): Promise<V1Answer> =>
  byDevice(app, cookie, `/v1/r/${surveyId}/responses`, body);

/** An attempt of somebody who was never heard of again. */
export async function examAttempt({ platform: { database, unit, clock, random } }: TestApp, surveyId: string): Promise<void> {
  const now = clock.now();
  const moments = { startedAt: now, earliestAt: now, dueAt: null, submittedAt: null };
  const attempt = { id: random.id(20), surveyId, person: random.id(43), number: 1, submissionId: randomUUID(), version: 1, ...moments };
  await unit.run(() => database.repository(ExamAttempt).insert(attempt));
}
