import { randomUUID } from 'node:crypto';
import { type Answers, NO_ORIGIN } from '@wence/schema';
import type { TestApp } from '../../testing/test-app.js';
import { Response } from '../response/response.entity.js';
import { ResponseLog, type ResponseLogKind } from '../response/response-log.entity.js';
import { firstCounter, SurveyCounter } from '../response/survey-counter.entity.js';

export type GivenResponse = Pick<Response, 'version' | 'answers'> & Partial<Response>;

/** Stores responses as submissions leave them, without the checks of a submission; their ids. */
export function storeResponses(app: TestApp, surveyId: string, given: readonly GivenResponse[]): Promise<string[]> {
  const { database, unit, clock } = app.platform;
  return unit.run(async () => {
    const counter = await counterOf(app, surveyId);
    const responses = given.map((one, index): Response => {
      const id = randomUUID().replaceAll('-', '').slice(0, 20);
      const stored = { id, surveyId, submissionId: randomUUID(), payloadHash: '', status: 'complete' as const, endKind: null };
      const review = { invalidAt: null, invalidBy: null, invalidReason: null, starredAt: null, tags: null, remark: null, deletedAt: null };
      const times = {
        startedAt: null,
        submittedAt: clock.now(),
        source: null,
        params: null,
        wechat: null,
        seats: null,
        linkId: null,
        invitationId: null,
        exam: null,
        rankKey: null,
      };
      return { ...stored, ...review, ...times, ...NO_ORIGIN, revision: 0, ...one, seq: counter.lastResponse + index + 1 };
    });
    for (const response of responses) await database.repository(Response).insert({ ...response });
    await log(
      app,
      surveyId,
      responses.map(({ id }) => id),
      'submitted',
    );
    await database.repository(SurveyCounter).update({ surveyId }, { lastResponse: counter.lastResponse + responses.length });
    return responses.map(({ id }) => id);
  });
}

/** Changes a stored response and tells it in the log, as an author's review does. */
export function changeResponse(
  app: TestApp,
  surveyId: string,
  id: string,
  kind: ResponseLogKind,
  change: Partial<Response>,
): Promise<void> {
  const { database, unit } = app.platform;
  return unit.run(async () => {
    if (kind === 'purged') await database.repository(Response).delete({ id });
    else await database.repository(Response).update({ id }, { ...change, answers: change.answers as Answers });
    await log(app, surveyId, [id], kind);
  });
}

async function counterOf({ platform: { database } }: TestApp, surveyId: string): Promise<SurveyCounter> {
  const counters = database.repository(SurveyCounter);
  const known = await counters.findOneBy({ surveyId });
  if (known) return known;
  const fresh = firstCounter(surveyId);
  await counters.insert(fresh);
  return fresh;
}

async function log(app: TestApp, surveyId: string, responseIds: readonly string[], kind: ResponseLogKind): Promise<void> {
  const { database } = app.platform;
  const { seq } = await counterOf(app, surveyId);
  for (const [index, responseId] of responseIds.entries()) {
    await database.repository(ResponseLog).insert({ surveyId, seq: seq + index + 1, kind, responseId });
  }
  await database.repository(SurveyCounter).update({ surveyId }, { seq: seq + responseIds.length });
}
