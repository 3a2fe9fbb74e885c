import { randomUUID } from 'node:crypto';
import type { SurveyDefinition } from '@wence/schema';
import { v1, type V1Answer } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import { freshMobile } from '../account/account.factory.js';

/** Questions of a survey about mobiles. */
export const NODE = { mobile: 1, second: 2, text: 3 } as const;

export const mobileSurvey: SurveyDefinition = {
  format: 1,
  lastId: 10,
  title: 'Mobiles',
  nodes: [
    { id: NODE.mobile, code: 'Q1', type: 60, title: 'Your mobile' },
    { id: NODE.second, code: 'Q2', type: 60, title: 'Another one' },
    { id: NODE.text, code: 'Q3', type: 3, title: 'Why?' },
  ],
};

export interface Asked {
  readonly surveyId: string;
  readonly submissionId: string;
  readonly nodeId: number;
  readonly mobile: string;
}

/** A number that nobody has asked about, for a submission of its own. */
export const asked = (surveyId: string, more: Partial<Asked> = {}): Asked => ({
  surveyId,
  submissionId: randomUUID(),
  nodeId: NODE.mobile,
  mobile: freshMobile(),
  ...more,
});

/** Asks for a code through the real door, as a stranger. */
export function send(app: TestApp, { surveyId, ...body }: Asked): Promise<V1Answer> {
  return v1(app, 'POST', `/v1/r/${surveyId}/code`, body);
}

/** Hands a code in. */
export function check(app: TestApp, { surveyId, ...body }: Asked, code: string): Promise<V1Answer> {
  return v1(app, 'POST', `/v1/r/${surveyId}/code/check`, { ...body, code });
}

/** The newest code that was sent to this number. */
export const codeTo = (app: TestApp, mobile: string): string => app.features.account.mailbox?.newestTo(mobile)?.code ?? '';

/** Another code than this one. */
export const wrong = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Asks for a code and proves the number by it. */
export async function proven(app: TestApp, of: Asked): Promise<Asked> {
  const sent = await send(app, of);
  const { code } = await check(app, of, codeTo(app, of.mobile));
  if (sent.code !== '00000' || code !== '00000') throw new Error(`could not prove the mobile: ${sent.code} ${code}`);
  return of;
}
