import { mayAnswerAgain, nextAllowed, type SurveySettings } from '@wence/schema';
import type { Statement } from '../../platform/db/statements.js';
import type { RespondentKey } from './respondent-keys.service.js';

/** Keys of respondents of one survey. */
export interface KeysOfSurvey {
  readonly surveyId: string;
  readonly keys: readonly RespondentKey[];
}

/** When respondents answered last, in milliseconds since 1970, by `guardKey`. */
export type LastAnswers = ReadonlyMap<string, number>;

export const guardKey = (surveyId: string, key: string): string => `${surveyId} ${key}`;

/**
 * The query for the last answers of these respondents; null if they have no keys. A response that was deleted or cleared holds nobody back, and does
 * so again when it is restored.
 */
export function findLastAnswers(asked: readonly KeysOfSurvey[]): Statement | null {
  const some = asked.filter(({ keys }) => keys.length > 0);
  if (some.length === 0) return null;
  const sql = `SELECT g.survey_id, g.subject, g.answered_at FROM repeat_guard g
       JOIN response r ON r.id = g.response_id LEFT JOIN survey_counter c ON c.survey_id = g.survey_id
       WHERE r.deleted_at IS NULL AND g.response_seq > COALESCE(c.cleared_response, 0)
         AND (${some.map(({ keys }) => `(g.survey_id = ? AND g.subject IN (${keys.map(() => '?').join(', ')}))`).join(' OR ')})`;
  return { sql, values: some.flatMap(({ surveyId, keys }) => [surveyId, ...keys.map(({ key }) => key)]) };
}

interface GuardRow {
  readonly survey_id: string;
  readonly subject: string;
  readonly answered_at: string | number;
}

export const lastAnswersIn = (rows: unknown): Map<string, number> =>
  new Map((rows as GuardRow[]).map((row) => [guardKey(row.survey_id, row.subject), Number(row.answered_at)]));

/** A limit that keeps a respondent out: by what they are known, and when they may answer again (null: never). */
export interface Repeated {
  readonly subject: RespondentKey['subject'];
  readonly nextAt: Date | null;
}

const FOREVER = Number.POSITIVE_INFINITY;

/** The limit that keeps a respondent out for longest; null: they may answer. */
export function repeatedBy(
  { surveyId, keys }: KeysOfSurvey,
  { repeat, timeZone }: Pick<SurveySettings, 'repeat'> & { readonly timeZone: string },
  last: LastAnswers,
  now: Date,
): Repeated | null {
  if (!repeat) return null;
  const held = keys.flatMap(({ subject, key }): Repeated[] => {
    const at = last.get(guardKey(surveyId, key));
    if (at === undefined) return [];
    const answered = new Date(at);
    return mayAnswerAgain(repeat.window, answered, now, timeZone)
      ? []
      : [{ subject, nextAt: nextAllowed(repeat.window, answered, timeZone) }];
  });
  const until = ({ nextAt }: Repeated): number => nextAt?.getTime() ?? FOREVER;
  return held.reduce<Repeated | null>((longest, one) => (longest && until(longest) >= until(one) ? longest : one), null);
}
