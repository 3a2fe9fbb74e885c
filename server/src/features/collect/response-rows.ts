import { marks, type Statement } from '../../platform/db/statements.js';
import { rankKeyOf } from '../response/exam-rank.service.js';
import type { Counters, Numbered } from './decide-submissions.js';

const RESPONSE = `response (id, survey_id, seq, submission_id, payload_hash, status, version, answers, end_kind, started_at, submitted_at, source, params, seats, link_id, invitation_id, exam, rank_key, device, os, browser, region, wechat)`;
const COUNTER = 'survey_counter (survey_id, seq, responses, last_response, removed)';

export function insert(into: string, rows: readonly (readonly unknown[])[]): Statement {
  return { sql: `INSERT INTO ${into} VALUES ${rows.map((row) => `(${marks(row)})`).join(', ')}`, values: rows.flat() };
}

export const insertResponses = (stored: readonly Numbered[]): Statement => insert(RESPONSE, stored.map(responseValues));

function responseValues({
  candidate: { response, origin, answersText },
  status,
  end,
  seats,
  link,
  code,
  attempt,
  number,
}: Numbered): unknown[] {
  const { id, surveyId, submissionId, payloadHash, version, startedAt, submittedAt, source, params, exam, wechat } = response;
  // An attempt at an exam began when the server says, not the device.
  const began = attempt ? new Date(attempt.startedAt) : startedAt;
  const times = [began?.getTime() ?? null, submittedAt.getTime()];
  const from = [origin.device, origin.os, origin.browser, origin.region];
  return [
    id,
    surveyId,
    number,
    submissionId,
    payloadHash,
    status,
    version,
    answersText,
    end,
    ...times,
    source,
    params && JSON.stringify(params),
    seats,
    link && !link.isAnonymous ? link.id : null,
    code?.id ?? null,
    exam && JSON.stringify(exam),
    rankKeyOf({ status, exam, startedAt: began, submittedAt }),
    ...from,
    wechat && JSON.stringify(wechat),
  ];
}

type Counted = readonly [surveyId: string, counters: Counters];

export function writeCounters(counters: readonly Counted[]): Statement[] {
  const first = counters
    .filter(([, { fresh }]) => fresh)
    .map(([id, { seq, responses, lastResponse }]) => [id, seq, responses, lastResponse, 0]);
  const others = counters.filter(([, { fresh }]) => !fresh);
  return [...(first.length > 0 ? [insert(COUNTER, first)] : []), ...(others.length > 0 ? [countOn(others)] : [])];
}

function countOn(counters: readonly Counted[]): Statement {
  const choose = `CASE survey_id ${counters.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  const ids = counters.map(([id]) => id);
  return {
    sql: `UPDATE survey_counter SET seq = ${choose}, responses = ${choose}, last_response = ${choose} WHERE survey_id IN (${marks(ids)})`,
    values: [
      ...counters.flatMap(([id, { seq }]) => [id, seq]),
      ...counters.flatMap(([id, { responses }]) => [id, responses]),
      ...counters.flatMap(([id, { lastResponse }]) => [id, lastResponse]),
      ...ids,
    ],
  };
}
