import type { TestApp } from '../../testing/test-app.js';
import { RepeatGuard } from './repeat-guard.entity.js';

/** Somebody who has answered this survey. */
export async function repeatGuard({ platform: { database, unit, clock, random } }: TestApp, surveyId: string): Promise<void> {
  const guard = { surveyId, subject: random.id(43), answeredAt: clock.now(), responseId: random.id(20), responseSeq: 1 };
  await unit.run(() => database.repository(RepeatGuard).insert(guard));
}
