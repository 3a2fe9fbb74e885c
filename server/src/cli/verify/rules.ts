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

/** Invariants that the transaction storing a response guarantees. `now` is in milliseconds since 1970. */
export const rulesOf = (now: number): readonly Rule[] => [
  {
    title: 'numbers of each response log run 1, 2, 3 … without gaps',
    needs: ['response_log', 'survey'],
    sql: `SELECT survey_id AS fault FROM response_log WHERE survey_id ${LIVING}
          GROUP BY survey_id HAVING MIN(seq) <> 1 OR MAX(seq) <> COUNT(*)`,
  },
  {
    title: 'each counter stands where its log ends',
    needs: ['response_log', 'survey_counter', 'survey'],
    sql: `SELECT c.survey_id AS fault FROM survey_counter c WHERE c.survey_id ${LIVING}
          AND c.seq <> COALESCE((SELECT MAX(l.seq) FROM response_log l WHERE l.survey_id = c.survey_id), 0)`,
  },
  {
    title: 'each counter counts the complete responses',
    needs: ['response', 'survey_counter', 'survey'],
    sql: `SELECT c.survey_id AS fault FROM survey_counter c WHERE c.survey_id ${LIVING}
          AND c.responses <> (SELECT COUNT(*) FROM response r WHERE r.survey_id = c.survey_id AND r.status = 'complete')`,
  },
  {
    title: 'a survey with responses has a counter',
    needs: ['response', 'survey_counter', 'survey'],
    sql: `SELECT DISTINCT r.survey_id AS fault FROM response r WHERE r.survey_id ${LIVING}
          AND NOT EXISTS (SELECT 1 FROM survey_counter c WHERE c.survey_id = r.survey_id)`,
  },
  {
    title: 'each response was submitted once, under its number',
    needs: ['response', 'response_log', 'survey'],
    sql: `SELECT r.id AS fault FROM response r WHERE r.survey_id ${LIVING}
          AND (SELECT COUNT(*) FROM response_log l WHERE l.response_id = r.id AND l.kind = 'submitted' AND l.seq = r.seq) <> 1`,
  },
  {
    title: 'each response of the last days has one entry in the outbox',
    needs: ['response', 'outbox', 'survey'],
    sql: `SELECT r.id AS fault FROM response r
          LEFT JOIN (SELECT response_id, COUNT(*) AS n FROM outbox WHERE kind = 'response.submitted' GROUP BY response_id) o
            ON o.response_id = r.id
          WHERE r.survey_id ${LIVING} AND (o.n > 1 OR (o.n IS NULL AND r.submitted_at > ${now - KEPT_DAYS * DAY}))`,
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
