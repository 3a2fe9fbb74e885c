import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';

interface Author {
  readonly token: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A small order as either door takes it, for a week from now. */
export const smallBrief = ({ clock }: Pick<TestApp, 'clock'>, more: object = {}) => ({
  target: 50,
  contactName: 'Ada',
  deadline: new Date(clock.now().getTime() + 7 * DAY_MS).toISOString(),
  ...more,
});

/** The draft of an order of a survey, made through the real door. */
export async function draftedOrder(app: TestApp, { token }: Author, surveyId: string, more: object = {}): Promise<string> {
  const made = await v1(app, 'POST', `/v1/surveys/sample/${surveyId}`, smallBrief(app, more), token);
  if (made.code !== '00000') throw new Error(`could not draft the order: ${made.text}`);
  return made.data.id;
}

/** Hands steps of orders on to suppliers, and lets them answer. */
export async function tellSuppliers({ platform }: TestApp): Promise<void> {
  while ((await platform.outbox.work()) > 0);
}
