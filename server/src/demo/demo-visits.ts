import type { VisitService } from '../features/visit/visit.service.js';
import { DEMO_SOURCES } from './data/demo-survey.js';
import { demoTimes } from './demo-answers.js';
import { SeededRandom } from './seeded-random.js';

/** Those who opened the survey and did not submit it. */
const LEAVERS = 74;
const SEED = 20260311;
const HALF_AN_HOUR_MS = 30 * 60_000;

export interface DemoVisit {
  readonly submissionId: string;
  readonly source: string | null;
  /** When something was heard of it last. */
  readonly at: Date;
  readonly isSubmitted: boolean;
}

/** Visits that ended without a submission; none so late that it would still be going on. */
export function leavingVisits(now: Date): DemoVisit[] {
  const chance = new SeededRandom(SEED);
  const latest = new Date(now.getTime() - HALF_AN_HOUR_MS);
  return demoTimes(latest, LEAVERS, chance).map((at) => ({
    submissionId: chance.uuid(),
    source: chance.pick(DEMO_SOURCES),
    at,
    isSubmitted: false,
  }));
}

/** Reports the progress of these visits: a third of those who left saw the welcome and no more. */
export async function tellVisits(
  visits: Pick<VisitService, 'record'>,
  { surveyId, firstPage, told }: { readonly surveyId: string; readonly firstPage: number; readonly told: readonly DemoVisit[] },
  setClock: (time: Date) => void,
): Promise<void> {
  for (const [index, { submissionId, source, at, isSubmitted }] of told.entries()) {
    setClock(at);
    const isAtWelcome = !isSubmitted && index % 3 === 0;
    const hasAnswers = isSubmitted || index % 3 === 1;
    await visits.record(surveyId, { submissionId, source, page: isAtWelcome ? 0 : firstPage, hasAnswers });
  }
}
