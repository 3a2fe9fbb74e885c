import { type QuestionKey, questionCatalogue } from '@wence/schema';
import { ANSWERED } from './types/table.js';
import type { AllAsked } from './all-asked.js';

/** Forty types in four states; a loaded machine takes its time. */
export const PATIENCE_MS = 300_000;

/** These divide a survey into screens; here all types stand on one. */
const DIVIDING: readonly QuestionKey[] = ['page', 'pageBlock'];

export const KEYS = questionCatalogue.map(({ key }) => key).filter((key) => !DIVIDING.includes(key));

/** Puts the focus on each question, where Tab keys would have brought it: that each can be reached is shown by the tests of each type. */
async function inEach(all: AllAsked, step: 'wrong' | 'answer'): Promise<void> {
  for (const key of KEYS) {
    const entry = ANSWERED[key];
    if (!entry?.[step]) continue;
    const asked = all.of(key);
    await asked.root.getByRole('heading', { level: 2 }).focus();
    await entry[step](asked);
  }
}

/** Brings the survey through all states, and has a look at each. */
export async function throughAllStates(all: AllAsked, look: (state: string) => Promise<void>): Promise<void> {
  await look('empty');
  await all.respondent.submit();
  await all.page.getByRole('link', { name: /\d/ }).first().waitFor();
  await look('left out');
  await inEach(all, 'wrong');
  await all.respondent.submit();
  await look('answered wrongly');
  await inEach(all, 'answer');
  await look('answered');
  await all.respondent.submit();
  await all.respondent.expectThanks();
}
