import { nested, operationReader } from './operation-reader.js';
import { readLogicDraft, readQuotaDraft } from './read-draft.js';
import { readId, readIdOrNull } from './read-fields.js';

/** The operations on logic and quotas. */
export const RULE_READERS = {
  saveLogic: operationReader('saveLogic', { item: nested(readLogicDraft) }, {}),
  moveLogic: operationReader('moveLogic', { logicId: readId }, { after: readIdOrNull }),
  copyLogic: operationReader('copyLogic', { logicId: readId }, {}),
  removeLogic: operationReader('removeLogic', { logicId: readId }, {}),
  saveQuota: operationReader('saveQuota', { quota: nested(readQuotaDraft) }, {}),
  removeQuota: operationReader('removeQuota', { quotaId: readId }, {}),
};
