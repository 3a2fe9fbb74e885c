import type { Platform } from '../../platform/platform.js';
import { purposeKey } from '../../platform/auth/purpose-key.js';
import type { BatchDeletionService } from '../survey/batch-deletion.service.js';
import { RepeatGuards } from './repeat-guards.service.js';
import { RespondentKeys } from './respondent-keys.service.js';

/** Limits on how often one respondent may answer. They are settings of the survey; it has no doors of its own. */
export function repeatLimitFeature({ database, clock, tokenSecret }: Platform, { batches }: { readonly batches: BatchDeletionService }) {
  const respondentKeys = new RespondentKeys(purposeKey(tokenSecret, 'respondent'));
  return { respondentKeys, guards: new RepeatGuards(database, respondentKeys, clock, batches), resolvers: [], routes: [], pages: [] };
}
