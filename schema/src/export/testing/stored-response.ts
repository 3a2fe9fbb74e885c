import type { Answers } from '../../answer/answer.js';
import { NO_ORIGIN } from '../../origin/origin.js';
import type { StoredResponse } from '../meta-columns.js';

/** A complete response of version 1 with these answers, made in ten seconds. */
export const storedResponse = (answers: Answers, facts: Partial<StoredResponse> = {}): StoredResponse => ({
  id: 'r1',
  seq: 1,
  version: 1,
  status: 'complete',
  valid: true,
  startedAt: new Date('2026-03-31T10:00:00Z'),
  submittedAt: new Date('2026-03-31T10:00:10Z'),
  source: null,
  params: null,
  wechat: null,
  ...NO_ORIGIN,
  answers,
  ...facts,
});
