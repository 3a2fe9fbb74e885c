import type { Statement } from '../../platform/db/statements.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { HeldSurvey, Plan } from './decide-submissions.js';

const SURVEYS = 500;
/** Rounds. Where several servers take answers of one survey they forestall each other; asking first is cheaper there than being told. */
const MISTRUST = 64;

interface Memory {
  readonly survey: HeldSurvey;
  /** How often in a row it was wrong. */
  misses: number;
  /** So many rounds ask first. */
  rest: number;
}

/**
 * How the last commit left the surveys it wrote to. What is decided by memory has to be checked where it is written (`stillSo`); then a submission
 * makes one way to the database instead of two.
 */
export class RememberedSurveys {
  private readonly memories = new BoundedMap<string, Memory>(SURVEYS);

  recall(surveyId: string): HeldSurvey | null {
    const memory = this.memories.get(surveyId);
    if (!memory || memory.survey.seq === null) return null;
    if (memory.rest === 0) return memory.survey;
    memory.rest -= 1;
    return null;
  }

  /** After the commit: `surveys` as they were held, and what was written to them. */
  keep(surveys: ReadonlyMap<string, HeldSurvey>, counters: Plan['counters'], wasRecalled: boolean): void {
    for (const [surveyId, { seq, responses }] of counters) {
      const survey = surveys.get(surveyId);
      if (!survey) continue;
      const { misses, rest } = (!wasRecalled && this.memories.get(surveyId)) || { misses: 0, rest: 0 };
      this.memories.set(surveyId, { survey: { ...survey, seq, responses }, misses, rest });
    }
  }

  /** The store had it otherwise. */
  wasWrong(surveyId: string): void {
    const memory = this.memories.get(surveyId);
    if (!memory) return;
    memory.misses += 1;
    memory.rest = Math.min(2 ** memory.misses, MISTRUST);
  }
}

/**
 * Holds the survey and its counter until commit, as `hold` does, and fails when they are not as remembered: without exactly this
 * one row it adds to the largest number there is, which every server refuses (1690). What stands behind it in the transaction is then never reached.
 */
export function stillSo(surveyId: string, survey: HeldSurvey): Statement {
  return {
    sql: `SELECT ~0 + (COUNT(*) <> 1) INTO @held FROM survey s JOIN survey_counter c ON c.survey_id = s.id
       WHERE s.id = ? AND s.state = ? AND s.published_version = ? AND s.recycled_at IS NULL AND c.seq = ? AND c.responses = ? FOR UPDATE`,
    values: [surveyId, survey.state, survey.publishedVersion, survey.seq, survey.responses],
  };
}
