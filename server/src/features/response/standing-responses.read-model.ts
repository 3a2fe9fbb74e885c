import { type FindOperator, Raw } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { Response } from './response.entity.js';

/**
 * SQL for the responses of a survey that were not cleared. A clear is one commit that moves a number in the counter; the rows go afterwards, in batches.
 * Whatever reads rows of responses asks for the number in the same statement, so that it meets all of those before a clear, or none.
 */
const beyondClear = (seq: string, surveyId: string): string =>
  `${seq} > COALESCE((SELECT cleared.cleared_response FROM survey_counter cleared WHERE cleared.survey_id = ${surveyId}), 0)`;

/** For statements on responses called `alias`. Where all are of one survey, its id in `surveyId` is cheaper than the column. */
export const standing = (alias: string, surveyId = `${alias}.survey_id`): string => beyondClear(`${alias}.seq`, surveyId);

/** The same for the column `seq` in conditions on responses of one survey. */
export const standingIn = (surveyId: string): FindOperator<number> =>
  Raw((seq) => beyondClear(seq, ':standingIn'), { standingIn: surveyId }) as FindOperator<number>;

/** Those of these responses that are there. */
export async function standingAmong(database: Database, ids: readonly string[]): Promise<Response[]> {
  if (ids.length === 0) return [];
  const among = database.repository(Response).createQueryBuilder('r').where('r.id IN (:...ids)', { ids });
  return among.andWhere(standing('r')).getMany();
}
