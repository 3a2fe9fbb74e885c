import type { Statement } from '../../../platform/db/statements.js';
import type { Candidate } from '../candidate.js';

/** Asks which mobiles are proven for these submissions; null where none of them names one. */
export function findProven(candidates: readonly Candidate[]): Statement | null {
  const claiming = candidates.filter(({ mobiles }) => mobiles.length > 0);
  if (claiming.length === 0) return null;
  const sql = `SELECT survey_id, submission_id, node_id, mobile FROM mobile_proof
       WHERE verified_at IS NOT NULL AND (${claiming.map(() => '(survey_id = ? AND submission_id = ?)').join(' OR ')})`;
  return { sql, values: claiming.flatMap(({ response }) => [response.surveyId, response.submissionId]) };
}

/** Proven mobiles, as `unprovenIn` looks for them. `rows`: what `findProven` found. */
export function provenSet(rows: unknown): ReadonlySet<string> {
  return new Set((rows as ProofRow[]).map((row) => [row.survey_id, row.submission_id, row.node_id, row.mobile].join(' ')));
}

/** The questions whose mobile is not proven for this submission. */
export function unprovenIn({ response: { surveyId, submissionId }, mobiles }: Candidate, proven: ReadonlySet<string>): number[] {
  return mobiles
    .filter(({ nodeId, mobile }) => !proven.has([surveyId, submissionId, nodeId, mobile].join(' ')))
    .map(({ nodeId }) => nodeId);
}

interface ProofRow {
  readonly survey_id: string;
  readonly submission_id: string;
  readonly node_id: number;
  readonly mobile: string;
}
