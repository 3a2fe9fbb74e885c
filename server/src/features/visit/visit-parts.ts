import { setImmediate } from 'node:timers/promises';
import { MoreThan } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { Response } from '../response/response.entity.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import { SurveyVisit } from './survey-visit.entity.js';

/** Visits that are counted at once, which takes milliseconds. */
const PART = 2_000;

/** Counts the rows for which this holds. */
export const sumIf = (condition: string): string => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`;

/** Something was answered: it was told of, or it was submitted. */
export const STARTED = 'visit.startedAt IS NOT NULL OR response.submissionId IS NOT NULL';

/** Visits whose submission id is beyond `after`, up to `last`; null: to the end. */
export interface Part {
  readonly after: string;
  readonly last: string | null;
}

/** Counts the visits of a survey part by part: SQLite counts in this thread, and those who submit have their turn in between. */
export async function inParts<Line>(
  database: Database,
  surveyId: string,
  count: (part: Part) => Promise<readonly Line[]>,
): Promise<Line[]> {
  const lines: Line[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const last: string | null = await endOfPart(database, surveyId, after);
    lines.push(...(await count({ after, last })));
    await setImmediate();
    after = last;
  }
  return lines;
}

/** The last submission id of the part that begins after this one; null: nothing comes after the part. */
async function endOfPart(database: Database, surveyId: string, after: string): Promise<string | null> {
  const [last] = await database.repository(SurveyVisit).find({
    select: { surveyId: true, submissionId: true },
    where: { surveyId, submissionId: MoreThan(after) },
    order: { submissionId: 'ASC' },
    skip: PART - 1,
    take: 1,
  });
  return last?.submissionId ?? null;
}

/** The visits of one part that are not being cleared away, each with the response that came of it. */
export function visitsOf(database: Database, surveyId: string, { after, last }: Part) {
  const visits = database
    .repository(SurveyVisit)
    .createQueryBuilder('visit')
    .leftJoin(Response, 'response', 'response.surveyId = visit.surveyId AND response.submissionId = visit.submissionId')
    // Visits go in batches when responses are cleared: one read must not meet some of them.
    .leftJoin(SurveyCounter, 'counter', 'counter.surveyId = visit.surveyId')
    .where('visit.surveyId = :surveyId AND visit.submissionId > :after AND visit.openedAt > COALESCE(counter.clearedAt, 0)', {
      surveyId,
      after,
    });
  return last === null ? visits : visits.andWhere('visit.submissionId <= :last', { last });
}
