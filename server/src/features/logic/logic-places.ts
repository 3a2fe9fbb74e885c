import { free, under } from '../../platform/access/access.js';
import { asReadPlaces } from '../../platform/route/as-read.js';
import { IDS_AS_READ } from './logic.v1.js';

/** Places in the conditions of an item or a quota. */
export const CONDITION_PLACES = {
  'conditions[].localId': 'condition',
  'conditions[].nodeId': 'node',
  'conditions[].childId': 'row',
  'conditions[].optionIds[]': 'option',
} as const;

/** Places in a logic item. */
export const LOGIC_ITEM_PLACES = { localId: 'logic', nodeId: 'node', target: 'node', carryAfter: 'part', 'optionIds[]': 'part' } as const;

/** Places in a quota. */
export const QUOTA_ITEM_PLACES = { localId: 'quota', 'nodeIds[]': 'node', 'cells[].optionIds[]': 'option' } as const;

export const LOGIC_PLACES = { 'input.surveyId': 'survey', 'input.logicId': 'logic' } as const;

export const SAVE_LOGIC_PLACES = {
  'input.surveyId': 'survey',
  ...under('input', { ...LOGIC_ITEM_PLACES, ...CONDITION_PLACES }),
} as const;

export const QUOTA_PLACES = { 'input.surveyId': 'survey', 'input.quotaId': 'quota' } as const;

export const SAVE_QUOTA_PLACES = {
  'input.surveyId': 'survey',
  ...under('input', { ...QUOTA_ITEM_PLACES, ...CONDITION_PLACES }),
} as const;

/** The conditions in a body of `/v1`. */
const V1_CONDITION_PLACES = {
  'body.conditions[].id': 'condition',
  'body.conditions[].nodeId': 'node',
  'body.conditions[].childId': 'row',
  'body.conditions[].optionId[]': 'option',
  'body.conditions[].parentId': free('a number of brackets in the item, no row'),
  ...asReadPlaces('body.conditions[]', IDS_AS_READ),
} as const;

/** The body of `POST /v1/logic`. */
export const V1_LOGIC_PLACES = {
  'body.surveyId': 'survey',
  'body.id': 'logic',
  'body.nodeId': 'node',
  'body.optionId[]': 'part',
  'body.after': 'part',
  ...V1_CONDITION_PLACES,
  'body.removeConditionIds[]': 'condition',
  ...asReadPlaces('body', IDS_AS_READ),
} as const;

/** The body of `POST /v1/surveys/quota`. */
export const V1_QUOTA_PLACES = {
  'body.surveyId': 'survey',
  'body.id': 'quota',
  'body.nodeIds[]': 'node',
  'body.cells[].optionId[]': 'option',
  ...V1_CONDITION_PLACES,
  ...asReadPlaces('body', IDS_AS_READ),
} as const;
