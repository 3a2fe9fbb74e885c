import { marks, type Statement } from '../../platform/db/statements.js';
import { forgetDrafts } from './link-draft.entity.js';
import { type HeldLink, keptTime, LINK_DAY, linkKey } from './link-use.policy.js';
import type { LinkResult } from './personal-link.entity.js';

/** The query for links by their codes; null: no codes were brought. */
export function findLinks(brought: readonly string[]): Statement | null {
  const codes = [...new Set(brought)].sort();
  if (codes.length === 0) return null;
  const sql = `SELECT id, survey_id, code, uses, max_uses, voided_at, expires_at, anonymous
       FROM personal_link WHERE code IN (${marks(codes)})`;
  return { sql, values: codes };
}

interface LinkRow {
  readonly id: string;
  readonly survey_id: string;
  readonly code: string;
  readonly uses: number;
  readonly max_uses: number;
  readonly voided_at: string | number | null;
  readonly expires_at: string | number | null;
  readonly anonymous: number;
}

export const linksIn = (rows: unknown): Map<string, HeldLink> =>
  new Map((rows as LinkRow[]).map((row) => [linkKey(row.survey_id, row.code), heldLink(row)]));

const heldLink = (row: LinkRow): HeldLink => ({
  id: row.id,
  uses: row.uses,
  maxUses: row.max_uses,
  isVoid: row.voided_at !== null,
  expiresAt: row.expires_at === null ? null : Number(row.expires_at),
  isAnonymous: row.anonymous === 1,
});

/** A response that is stored through a link. */
export interface LinkUse {
  /** As the response leaves it. */
  readonly link: HeldLink;
  readonly response: { readonly id: string; readonly submittedAt: Date };
  readonly status: LinkResult;
  /** Running number of the response. */
  readonly number: number;
}

/** The columns that a use changes, in the order of their names. */
type Changes = Readonly<Record<(typeof CHANGED)[number], unknown>>;

const CHANGED = ['completed_at', 'response_id', 'response_seq', 'result', 'uses'] as const;

const dayOf = (column: string): string => `${column} - ${column} % ${LINK_DAY}`;

/**
 * Writes uses of links with one statement for all that tell who answered, and one for those that do not: with one for each link, the survey would be
 * held for longer. What was kept of unfinished answers goes with it.
 */
export function writeUses(uses: readonly LinkUse[]): Statement[] {
  const [named, anonymous] = [new Map<string, Changes>(), new Map<string, Changes>()];
  for (const { link, response, status, number } of uses) {
    const { id, isAnonymous } = link;
    (isAnonymous ? anonymous : named).set(id, {
      completed_at: keptTime(response.submittedAt, isAnonymous).getTime(),
      response_id: isAnonymous ? null : response.id,
      response_seq: isAnonymous ? 0 : number,
      result: status,
      uses: link.uses,
    });
  }
  // Times from before the survey became anonymous would tell as much.
  const days = ['opened_at', 'started_at'].map((column) => `${column} = ${dayOf(column)}`);
  return [...updateLinks(named, []), ...updateLinks(anonymous, days), ...forgetDrafts([...named.keys(), ...anonymous.keys()])];
}

/** Sets what is the same for all of them once, and the rest by the id. */
function updateLinks(links: ReadonlyMap<string, Changes>, alike: readonly string[]): Statement[] {
  const ids = [...links.keys()];
  if (ids.length === 0) return [];
  const set = CHANGED.map((column) => {
    const values = Array.from(links.values(), (changes) => changes[column]);
    if (values.every((value) => value === values[0])) return { sql: `${column} = ?`, values: values.slice(0, 1) };
    return {
      sql: `${column} = CASE id ${ids.map(() => 'WHEN ? THEN ?').join(' ')} END`,
      values: ids.flatMap((id, place) => [id, values[place]]),
    };
  });
  return [
    {
      sql: `UPDATE personal_link SET ${[...set.map(({ sql }) => sql), ...alike].join(', ')} WHERE id IN (${marks(ids)})`,
      values: [...set.flatMap(({ values }) => values), ...ids],
    },
  ];
}
