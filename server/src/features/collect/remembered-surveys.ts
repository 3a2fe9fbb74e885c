import type { Statement } from '../../platform/db/statements.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import { cellId } from '../quota/seats.policy.js';
import type { Held, HeldSurvey, Plan } from './decide-submissions.js';

const SURVEYS = 500;
/**
 * The most rounds that read first after a wrong memory. When several servers collect for one survey, memories are often wrong, and reading first is
 * cheaper than a failed transaction.
 */
const MOST_SKIPPED = 64;

/** More cells than this are read each time. */
const MOST_CELLS = 2000;

type Recalled = Pick<Held, 'surveys' | 'taken'> & { readonly isRecalled: boolean };

interface Memory {
  readonly survey: HeldSurvey;
  /** Seats that are taken, by `cellId`, of cells that have a row. */
  readonly taken: ReadonlyMap<string, number>;
  /** Number of times in a row it was wrong. */
  misses: number;
  /** Number of rounds that read the database first before this is used again. */
  skip: number;
}

/**
 * The state in which the last commit left each survey. A decision made from memory must be verified in the transaction that writes it
 * (`assertUnchanged`); then a submission takes one round trip to the database instead of two.
 */
export class RememberedSurveys {
  private readonly memories = new BoundedMap<string, Memory>(SURVEYS);

  recall(surveyId: string): Pick<Memory, 'survey' | 'taken'> | null {
    const memory = this.memories.get(surveyId);
    if (!memory || memory.survey.seq === null) return null;
    if (memory.skip === 0) return memory;
    memory.skip -= 1;
    return null;
  }

  /** Called after the commit, with the facts that were read or recalled, and the counters and seats as they were written. */
  keep({ surveys, taken: before, isRecalled }: Recalled, counters: Plan['counters'], changed: Plan['taken']): void {
    for (const [surveyId, { seq, responses, lastResponse }] of counters) {
      const survey = surveys.get(surveyId);
      if (!survey) continue;
      const { misses, skip } = (!isRecalled && this.memories.get(surveyId)) || { misses: 0, skip: 0 };
      const taken = new Map([...(this.memories.get(surveyId)?.taken ?? []), ...before]);
      for (const [cell, count] of changed.get(surveyId) ?? []) taken.set(cellId(surveyId, cell), count);
      this.memories.set(surveyId, {
        survey: { ...survey, seq, responses, lastResponse },
        taken: taken.size > MOST_CELLS ? new Map() : taken,
        misses,
        skip,
      });
    }
  }

  /** Called when the database differed from the memory. */
  wasWrong(surveyId: string): void {
    const memory = this.memories.get(surveyId);
    if (!memory) return;
    memory.misses += 1;
    memory.skip = Math.min(2 ** memory.misses, MOST_SKIPPED);
  }
}

/**
 * Locks the survey and its counter until commit and fails if they differ from the memory: unless exactly this one row matches, it adds to the largest
 * integer, which every server refuses with error 1690 (`isStaleMemory`). The statements after it are then never executed. Whatever else the counter
 * holds changes only together with `seq`.
 */
export function assertUnchanged(surveyId: string, survey: HeldSurvey): Statement {
  return {
    sql: `SELECT ~0 + (COUNT(*) <> 1) INTO @held FROM survey s JOIN survey_counter c ON c.survey_id = s.id
       WHERE s.id = ? AND s.state = ? AND s.published_version = ? AND s.recycled_at IS NULL AND c.seq = ? AND c.responses = ? FOR UPDATE`,
    values: [surveyId, survey.state, survey.publishedVersion, survey.seq, survey.responses],
  };
}
