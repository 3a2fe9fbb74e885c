import { LIMITS } from '@wence/schema';

/** What a list of surveys can be sorted by. */
export const SURVEY_SORTS = ['updated', 'created', 'title', 'state', 'responses'] as const;
export type SurveySortBy = (typeof SURVEY_SORTS)[number];

/** The order of a list of surveys; surveys that are alike follow each other by their ids. */
export interface SurveySort {
  readonly by: SurveySortBy;
  readonly descending: boolean;
}

/** Characters of a title that decide about its place. */
const COMPARED = 100;
const NUMBER = /^\d{1,16}$/;

/** The end that a list begins with unless its reader says: the newest and the fullest, but A before Z. */
const DESCENDING: Readonly<Record<SurveySortBy, boolean>> = { updated: true, created: true, title: false, state: false, responses: true };

/** A sort with what its reader left open: what was changed last comes first. */
export function sortOf({ by = 'updated', descending }: { by?: SurveySortBy | undefined; descending?: boolean | undefined }): SurveySort {
  return { by, descending: descending ?? DESCENDING[by] };
}

/** The SQL that gives the key of a row `s`; `responses` is that of its responses. Running ones come before drafts, stopped and complete ones. */
export function keySql(by: SurveySortBy, responses: string): string {
  const keys: Readonly<Record<SurveySortBy, string>> = {
    updated: 's.updatedAt',
    created: 's.createdAt',
    title: `SUBSTR(s.titleKey, 1, ${COMPARED})`,
    state: 'CASE WHEN s.state = 1 THEN 0 WHEN s.state = 2 THEN 3 WHEN s.publishedVersion IS NULL THEN 1 ELSE 2 END',
    responses,
  };
  return keys[by];
}

/** A place in a list of surveys. */
export interface SurveyPlace {
  readonly key: number | string;
  readonly id: string;
}

/** Opaque to callers. A cursor belongs to the column that its list was sorted by. */
export function writeSurveyCursor(by: SurveySortBy, { key, id }: SurveyPlace): string {
  return Buffer.from(`${by} ${id} ${key}`).toString('base64url');
}

/** Null for anything that `writeSurveyCursor` did not write for a list that is sorted by this. */
export function readSurveyCursor(by: SurveySortBy, cursor: string): SurveyPlace | null {
  if (cursor.length > LIMITS.title) return null;
  const match = /^(\w+) ([0-9A-Za-z]{1,32}) (.*)$/s.exec(Buffer.from(cursor, 'base64url').toString());
  const [, sorted, id = '', key = ''] = match ?? [];
  if (sorted !== by) return null;
  if (by === 'title') return [...key].length > COMPARED ? null : { key, id };
  return NUMBER.test(key) ? { key: Number(key), id } : null;
}
