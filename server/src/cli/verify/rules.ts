/** A rule that every store keeps, and the rows that break it. */
export interface Rule {
  readonly title: string;
  readonly needs: readonly string[];
  /** Selects what breaks it: one line of text each, as `fault`. Runs on both databases. */
  readonly sql: string;
}

const DAY = 86_400_000;
/** Delivered entries are swept after seven days. */
const KEPT_DAYS = 6;
/** While a survey is being deleted for good, its parts go one after the other. */
const LIVING = 'IN (SELECT id FROM survey WHERE recycled_at IS NULL)';
/** Responses and lines of the log that are not on their way out since a clear. */
const STANDING = 'r.seq > COALESCE((SELECT k.cleared_response FROM survey_counter k WHERE k.survey_id = r.survey_id), 0)';
const cleared = (log: string) => `COALESCE((SELECT k.cleared_line FROM survey_counter k WHERE k.survey_id = ${log}.survey_id), 0)`;

/** Invariants that the transaction storing a response guarantees. `now` is in milliseconds since 1970. */
export const rulesOf = (now: number): readonly Rule[] => [
  {
    title: 'numbers of each response log run 1, 2, 3 … without gaps, or from its clear on',
    needs: ['response_log', 'survey_counter', 'survey'],
    sql: `SELECT l.survey_id AS fault FROM response_log l WHERE l.survey_id ${LIVING} AND l.seq >= ${cleared('l')}
          GROUP BY l.survey_id HAVING MIN(l.seq) <> CASE WHEN ${cleared('l')} = 0 THEN 1 ELSE ${cleared('l')} END
            OR MAX(l.seq) - MIN(l.seq) + 1 <> COUNT(*)`,
  },
  {
    title: 'each counter stands where its log ends',
    needs: ['response_log', 'survey_counter', 'survey'],
    sql: `SELECT c.survey_id AS fault FROM survey_counter c WHERE c.survey_id ${LIVING}
          AND c.seq <> COALESCE((SELECT MAX(l.seq) FROM response_log l WHERE l.survey_id = c.survey_id), 0)`,
  },
  {
    title: 'each counter counts the complete responses that are valid and not deleted',
    needs: ['response', 'survey_counter', 'survey'],
    sql: `SELECT c.survey_id AS fault FROM survey_counter c WHERE c.survey_id ${LIVING}
          AND c.responses <> (SELECT COUNT(*) FROM response r WHERE r.survey_id = c.survey_id AND ${STANDING} AND r.status = 'complete'
            AND r.invalid_at IS NULL AND r.deleted_at IS NULL)`,
  },
  {
    title: 'each quota counts the seats of the responses that count',
    needs: ['response', 'quota_cell', 'survey'],
    sql: `SELECT q.survey_id AS fault FROM quota_cell q WHERE q.survey_id ${LIVING}
          AND q.taken <> (SELECT COUNT(*) FROM response r WHERE r.survey_id = q.survey_id AND r.seats IS NOT NULL AND ${STANDING}
            AND r.status = 'complete' AND r.invalid_at IS NULL AND r.deleted_at IS NULL
            AND INSTR(REPLACE(',x,', 'x', REPLACE(r.seats, '!', '')), REPLACE(',x,', 'x', q.cell)) > 0)`,
  },
  {
    title: 'each response that is not deleted has a number of its own, and every other number was given to one that is',
    needs: ['response', 'survey_counter', 'survey'],
    sql: `SELECT c.survey_id AS fault FROM survey_counter c WHERE c.survey_id ${LIVING}
          AND (c.last_response - c.removed <> (SELECT COUNT(DISTINCT r.seq) FROM response r WHERE r.survey_id = c.survey_id
              AND r.deleted_at IS NULL AND ${STANDING} AND r.seq BETWEEN 1 AND c.last_response)
            OR EXISTS (SELECT 1 FROM response r WHERE r.survey_id = c.survey_id GROUP BY r.seq HAVING COUNT(*) > 1))`,
  },
  {
    title: 'marks of responses say what the responses say',
    needs: ['response', 'response_mark', 'survey'],
    sql: `SELECT m.response_id AS fault FROM response_mark m LEFT JOIN response r ON r.id = m.response_id
          WHERE m.survey_id ${LIVING} AND (r.id IS NULL OR r.seq <> m.seq OR (m.mark = 'invalid' AND r.invalid_at IS NULL)
            OR (m.mark = 'deleted' AND r.deleted_at IS NULL) OR (m.mark = 'starred' AND r.starred_at IS NULL))
          UNION SELECT r.id AS fault FROM response r WHERE r.survey_id ${LIVING} AND ${STANDING}
            AND (r.invalid_at IS NOT NULL OR r.deleted_at IS NOT NULL OR r.starred_at IS NOT NULL)
            AND (CASE WHEN r.invalid_at IS NULL THEN 0 ELSE 1 END + CASE WHEN r.deleted_at IS NULL THEN 0 ELSE 1 END
              + CASE WHEN r.starred_at IS NULL THEN 0 ELSE 1 END)
            <> (SELECT COUNT(*) FROM response_mark m WHERE m.response_id = r.id AND m.survey_id = r.survey_id AND m.seq = r.seq
              AND m.mark IN ('invalid', 'deleted', 'starred'))`,
  },
  {
    title: 'each edit of a response is kept',
    needs: ['response', 'response_edit', 'survey'],
    sql: `SELECT r.id AS fault FROM response r WHERE r.survey_id ${LIVING} AND ${STANDING} AND r.revision > 0
          AND r.revision <> (SELECT COUNT(*) FROM response_edit e WHERE e.response_id = r.id)`,
  },
  {
    title: 'a survey with responses has a counter',
    needs: ['response', 'survey_counter', 'survey'],
    sql: `SELECT DISTINCT r.survey_id AS fault FROM response r WHERE r.survey_id ${LIVING}
          AND NOT EXISTS (SELECT 1 FROM survey_counter c WHERE c.survey_id = r.survey_id)`,
  },
  {
    title: 'each response was submitted once',
    needs: ['response', 'response_log', 'survey'],
    sql: `SELECT r.id AS fault FROM response r WHERE r.survey_id ${LIVING} AND ${STANDING}
          AND (SELECT COUNT(*) FROM response_log l WHERE l.response_id = r.id AND l.kind = 'submitted') <> 1`,
  },
  {
    title: 'each response of the last days has one entry in the outbox',
    needs: ['response', 'outbox', 'survey'],
    sql: `SELECT r.id AS fault FROM response r
          LEFT JOIN (SELECT response_id, COUNT(*) AS n FROM outbox WHERE kind = 'response.submitted' GROUP BY response_id) o
            ON o.response_id = r.id
          WHERE r.survey_id ${LIVING} AND ${STANDING} AND (o.n > 1 OR (o.n IS NULL AND r.submitted_at > ${now - KEPT_DAYS * DAY}))`,
  },
  {
    title: 'each version and each response belongs to a survey',
    needs: ['response', 'survey_version', 'survey'],
    sql: `SELECT survey_id AS fault FROM response WHERE survey_id NOT IN (SELECT id FROM survey)
          UNION SELECT survey_id AS fault FROM survey_version WHERE survey_id NOT IN (SELECT id FROM survey)`,
  },
  {
    title: 'each response has the version it was given to',
    needs: ['response', 'survey_version', 'survey'],
    sql: `SELECT DISTINCT r.survey_id AS fault FROM response r WHERE r.survey_id ${LIVING}
          AND NOT EXISTS (SELECT 1 FROM survey_version v WHERE v.survey_id = r.survey_id AND v.version = r.version)`,
  },
];
