import { v1 } from '../../testing/callers.js';
import type { TestApp } from '../../testing/test-app.js';
import { PersonalLink } from './personal-link.entity.js';

/** A link of this survey as it is made, for one use unless `more` says otherwise. */
export async function personalLink({ platform }: TestApp, surveyId: string, more: Partial<PersonalLink> = {}): Promise<PersonalLink> {
  const { random, clock, database, unit } = platform;
  const unused = { uses: 0, maxUses: 1, anonymous: false, responseSeq: 0, createdAt: clock.now(), batchId: 'batch' };
  const link = Object.assign(new PersonalLink(), { id: random.id(20), surveyId, code: random.id(22), ...unused, ...more });
  await unit.run(() => database.repository(PersonalLink).insert(link));
  return link;
}

/** Links of a survey, made through the real door by whoever owns it: each with its id and its code. */
export async function madeLinks(
  app: TestApp,
  { token }: { readonly token: string },
  surveyId: string,
  count = 1,
): Promise<{ id: string; code: string }[]> {
  const made = await v1(app, 'POST', `/v1/surveys/link/${surveyId}`, { count }, token);
  if (made.code !== '00000') throw new Error(`could not make the links: ${made.text}`);
  return (await v1(app, 'GET', `/v1/surveys/link/${surveyId}?last=${count}`, undefined, token)).data.list;
}
