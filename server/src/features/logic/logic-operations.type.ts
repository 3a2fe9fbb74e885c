import { inputWithout } from '../../platform/graphql/input-types.js';
import { type GraphOperations, graphOperation } from '../survey/graph-operation.type.js';
import { anchorOf } from '../survey/order.policy.js';
import { logicFieldName, logicFormOf, quotaFormOf } from './logic-input.type.js';
import { CONDITION_PLACES, LOGIC_ITEM_PLACES, QUOTA_ITEM_PLACES } from './logic-places.js';
import { CopyLogicInput, MoveLogicInput, RemoveLogicInput, SaveLogicInput } from './logic.inputs.js';
import { RemoveQuotaInput, SaveQuotaInput } from './quota.inputs.js';

/** A logic item as an operation saves it, or as an undo brings it back. */
export const SaveLogicOperation = inputWithout(
  'SaveLogicOperation',
  'A whole logic item: with its id in place of the saved one, without a new one.',
  SaveLogicInput,
  'surveyId',
);

/** A quota as an operation saves it, or as an undo brings it back. */
export const SaveQuotaOperation = inputWithout(
  'SaveQuotaOperation',
  'A whole quota: with its id in place of the saved one, without a new one.',
  SaveQuotaInput,
  'surveyId',
);

const Move = inputWithout('MoveLogicOperation', 'Moves a logic item. Neither `after` nor `first`: to the end.', MoveLogicInput, 'surveyId');
const Copy = inputWithout('CopyLogicOperation', 'Copies a logic item; the copy stands right behind it.', CopyLogicInput, 'surveyId');
const Remove = inputWithout('RemoveLogicOperation', 'Removes a logic item.', RemoveLogicInput, 'surveyId');
const RemoveQuota = inputWithout('RemoveQuotaOperation', 'Removes a quota.', RemoveQuotaInput, 'surveyId');

const fieldName = logicFieldName;

/** The operations on logic and quotas. */
export const RULE_OPERATIONS: GraphOperations<'saveLogic' | 'moveLogic' | 'copyLogic' | 'removeLogic' | 'saveQuota' | 'removeQuota'> = {
  saveLogic: graphOperation<'saveLogic'>()({
    type: SaveLogicOperation,
    places: { ...LOGIC_ITEM_PLACES, ...CONDITION_PLACES },
    toModel: (item) => ({ item: logicFormOf(item) }),
    fieldName,
  }),
  moveLogic: graphOperation<'moveLogic'>()({
    type: Move,
    places: { logicId: 'logic', after: 'logic' },
    toModel: ({ logicId, ...place }) => ({ logicId, ...anchorOf(place) }),
    fieldName,
  }),
  copyLogic: graphOperation<'copyLogic'>()({
    type: Copy,
    places: { logicId: 'logic' },
    toModel: ({ logicId }) => ({ logicId }),
    fieldName,
  }),
  removeLogic: graphOperation<'removeLogic'>()({
    type: Remove,
    places: { logicId: 'logic' },
    toModel: ({ logicId }) => ({ logicId }),
    fieldName,
  }),
  saveQuota: graphOperation<'saveQuota'>()({
    type: SaveQuotaOperation,
    places: { ...QUOTA_ITEM_PLACES, ...CONDITION_PLACES },
    toModel: (quota) => ({ quota: quotaFormOf(quota) }),
    fieldName,
  }),
  removeQuota: graphOperation<'removeQuota'>()({
    type: RemoveQuota,
    places: { quotaId: 'quota' },
    toModel: ({ quotaId }) => ({ quotaId }),
    fieldName,
  }),
};
