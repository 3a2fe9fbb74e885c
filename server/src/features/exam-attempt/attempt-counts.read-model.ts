import { type AttemptState, overIfDueBefore } from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import type { Clock } from '../../platform/outside/clock.js';
import { ExamAttempt } from './exam-attempt.entity.js';

/** How many attempts at an exam have been started, and what has become of them: every one of them is in one of the other three. */
export type AttemptCounts = Readonly<Record<'started' | AttemptState, number>>;

/** Attempts for those who read about them. */
export class AttemptCountsReadModel {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Counts the attempts of one survey by the state that `attemptStateOf` gives them now. The index leads to its rows alone. */
  async of(surveyId: string): Promise<AttemptCounts> {
    const line = await this.database
      .repository(ExamAttempt)
      .createQueryBuilder('a')
      .select('COUNT(*)', 'started')
      .addSelect('COUNT(a.submittedAt)', 'submitted')
      .addSelect('COUNT(CASE WHEN a.submittedAt IS NULL AND a.dueAt < :over THEN 1 END)', 'expired')
      .where('a.surveyId = :surveyId', { surveyId, over: overIfDueBefore(this.clock.now().getTime()) })
      .getRawOne<Record<string, number | string>>();
    const count = (name: 'started' | 'submitted' | 'expired') => Number(line?.[name] ?? 0);
    const [started, submitted, expired] = [count('started'), count('submitted'), count('expired')];
    return { started, submitted, expired, running: started - submitted - expired };
  }
}
