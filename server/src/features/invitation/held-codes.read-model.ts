import type { Statement } from '../../platform/db/statements.js';

/** An invitation code as the transaction that stores responses needs it. */
export interface HeldCode {
  readonly id: string;
  readonly uses: number;
  readonly maxUses: number;
  readonly isVoid: boolean;
}

export type CodeRefusal = 'missing' | 'unknown' | 'voided' | 'used';

/** A code that somebody brings to a survey; empty: they bring none. */
export interface BroughtCode {
  readonly surveyId: string;
  readonly code: string;
}

export const codeKey = ({ surveyId, code }: BroughtCode): string => `${surveyId} ${code}`;

/** Tells why a code takes no response; null: it does. */
export function codeRefusal(brought: BroughtCode, held: HeldCode | undefined): CodeRefusal | null {
  if (brought.code === '') return 'missing';
  if (!held) return 'unknown';
  if (held.isVoid) return 'voided';
  return held.uses >= held.maxUses ? 'used' : null;
}

/** The query for these codes; null if nobody brings one. Uses from before a clear are none. */
export function findCodes(brought: readonly BroughtCode[]): Statement | null {
  const keys = new Map(brought.filter(({ code }) => code !== '').map((each) => [codeKey(each), each]));
  if (keys.size === 0) return null;
  const pairs = [...keys.keys()].sort().map((key) => keys.get(key) as BroughtCode);
  const sql = `SELECT i.id, i.survey_id, i.code, i.max_uses, i.voided_at,
         CASE WHEN i.response_seq > COALESCE(c.cleared_response, 0) THEN i.uses ELSE 0 END AS uses
       FROM invitation_code i LEFT JOIN survey_counter c ON c.survey_id = i.survey_id
       WHERE ${pairs.map(() => '(i.survey_id = ? AND i.code = ?)').join(' OR ')}`;
  return { sql, values: pairs.flatMap(({ surveyId, code }) => [surveyId, code]) };
}

interface CodeRow {
  readonly id: string;
  readonly survey_id: string;
  readonly code: string;
  readonly uses: string | number;
  readonly max_uses: number;
  readonly voided_at: string | number | null;
}

/** What that query found, by `codeKey`. */
export const codesIn = (rows: unknown): Map<string, HeldCode> =>
  new Map(
    (rows as CodeRow[]).map(({ id, survey_id: surveyId, code, uses, max_uses: maxUses, voided_at: voidedAt }) => [
      codeKey({ surveyId, code }),
      { id, uses: Number(uses), maxUses, isVoid: voidedAt !== null },
    ]),
  );

/** Writes the uses of a code after the response with this number. */
export const writeUse = ({ id, uses }: HeldCode, responseSeq: number): Statement => ({
  sql: 'UPDATE invitation_code SET uses = ?, response_seq = ? WHERE id = ?',
  values: [uses, responseSeq, id],
});
