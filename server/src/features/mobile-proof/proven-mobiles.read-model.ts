import type { Statement } from '../../platform/db/statements.js';
import type { MobileClaim } from './mobile-claim.policy.js';

/** A submission with the mobiles that its answers name. */
interface ClaimsMobiles {
  readonly response: { readonly surveyId: string; readonly submissionId: string };
  readonly mobiles: readonly MobileClaim[];
}

/** The query for the proven mobiles of these submissions; null if none of them names a mobile. */
export function findProven(candidates: readonly ClaimsMobiles[]): Statement | null {
  const claiming = candidates.filter(({ mobiles }) => mobiles.length > 0);
  if (claiming.length === 0) return null;
  const sql = `SELECT survey_id, submission_id, node_id, mobile FROM mobile_proof
       WHERE verified_at IS NOT NULL AND (${claiming.map(() => '(survey_id = ? AND submission_id = ?)').join(' OR ')})`;
  return { sql, values: claiming.flatMap(({ response }) => [response.surveyId, response.submissionId]) };
}

/** The proven mobiles as keys for `unprovenIn`, from the rows of `findProven`. */
export function provenSet(rows: unknown): ReadonlySet<string> {
  return new Set((rows as ProofRow[]).map((row) => [row.survey_id, row.submission_id, row.node_id, row.mobile].join(' ')));
}

/** The questions whose mobile has not been proven for this submission. */
export function unprovenIn({ response: { surveyId, submissionId }, mobiles }: ClaimsMobiles, proven: ReadonlySet<string>): number[] {
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
