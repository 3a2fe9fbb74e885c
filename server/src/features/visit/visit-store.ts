import type { Database } from '../../platform/db/database.js';
import type { Statement } from '../../platform/db/statements.js';
import type { SurveyVisit } from './survey-visit.entity.js';

const COLUMNS = ['survey_id', 'submission_id', 'version', 'page', 'place', 'source', 'opened_at', 'started_at', 'last_at'] as const;

const valuesOf = ({ surveyId, submissionId, version, page, place, source, openedAt, startedAt, lastAt }: SurveyVisit): unknown[] => [
  surveyId,
  submissionId,
  version,
  page,
  place,
  source,
  openedAt.getTime(),
  startedAt?.getTime() ?? null,
  lastAt.getTime(),
];

/**
 * Unites two pieces of news of one visit, in whichever order they came: the furthest page, the first opening, the last sign of life. The statement
 * below does the same with what is stored.
 */
export function united(one: SurveyVisit, other: SurveyVisit): SurveyVisit {
  const [further, nearer] = other.place > one.place ? [other, one] : [one, other];
  return {
    ...further,
    source: one.source ?? other.source,
    openedAt: one.openedAt < other.openedAt ? one.openedAt : other.openedAt,
    startedAt: earliest(one.startedAt, other.startedAt),
    lastAt: further.lastAt > nearer.lastAt ? further.lastAt : nearer.lastAt,
  };
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The dialects' words for what the statement brings, and for the smaller and the larger of two values. */
const WORDS = {
  sqlite: {
    brought: (name: string) => `excluded.${name}`,
    conflict: 'ON CONFLICT (survey_id, submission_id) DO UPDATE SET',
    least: 'MIN',
    greatest: 'MAX',
  },
  mysql: { brought: (name: string) => `VALUES(${name})`, conflict: 'ON DUPLICATE KEY UPDATE', least: 'LEAST', greatest: 'GREATEST' },
} as const;

/** Stores visits in one statement, each united with what is stored of it. Sorted by key, so that servers that store the same visits do not deadlock. */
export function storeVisits(visits: readonly SurveyVisit[], dialect: Database['dialect']): Statement {
  const { brought, conflict, least, greatest } = WORDS[dialect];
  const ifFurther = (name: string) =>
    `${name} = CASE WHEN ${brought('place')} > survey_visit.place THEN ${brought(name)} ELSE survey_visit.${name} END`;
  const smaller = (name: string) => `${name} = ${least}(survey_visit.${name}, ${brought(name)})`;
  const known = (name: string) => `COALESCE(survey_visit.${name}, ${brought(name)})`;
  const sets = [
    ifFurther('version'),
    ifFurther('page'),
    // MariaDB reads columns as the assignments before have left them: the place comes after what is compared with it.
    `place = ${greatest}(survey_visit.place, ${brought('place')})`,
    `source = ${known('source')}`,
    smaller('opened_at'),
    `started_at = ${least}(${known('started_at')}, COALESCE(${brought('started_at')}, survey_visit.started_at))`,
    `last_at = ${greatest}(survey_visit.last_at, ${brought('last_at')})`,
  ];
  const rows = [...visits].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const marks = `(${COLUMNS.map(() => '?').join(', ')})`;
  return {
    sql: `INSERT INTO survey_visit (${COLUMNS.join(', ')}) VALUES ${rows.map(() => marks).join(', ')} ${conflict} ${sets.join(', ')}`,
    values: rows.flatMap(valuesOf),
  };
}

export const keyOf = ({ surveyId, submissionId }: Pick<SurveyVisit, 'surveyId' | 'submissionId'>): string => `${surveyId} ${submissionId}`;
