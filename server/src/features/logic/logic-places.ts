import { free } from '../../platform/access/access.js';
import { asReadPlaces } from '../../platform/route/as-read.js';
import { IDS_AS_READ } from './logic.v1.js';

const VALUES = free('values that answers are compared with');

const CONDITIONS = {
  'input.conditions[].localId': 'condition',
  'input.conditions[].nodeId': 'node',
  'input.conditions[].childId': 'row',
  'input.conditions[].optionIds[]': 'option',
  'input.conditions[].result[]': VALUES,
} as const;

export const LOGIC_PLACES = { 'input.surveyId': 'survey', 'input.logicId': 'logic' } as const;

export const SAVE_LOGIC_PLACES = {
  'input.surveyId': 'survey',
  'input.localId': 'logic',
  'input.nodeId': 'node',
  'input.target': 'node',
  'input.optionIds[]': 'part',
  ...CONDITIONS,
} as const;

export const QUOTA_PLACES = { 'input.surveyId': 'survey', 'input.quotaId': 'quota' } as const;

export const SAVE_QUOTA_PLACES = {
  'input.surveyId': 'survey',
  'input.localId': 'quota',
  'input.nodeIds[]': 'node',
  'input.cells[].optionIds[]': 'option',
  ...CONDITIONS,
} as const;

/** The body of `POST /v1/logic`. */
export const V1_LOGIC_PLACES = {
  'body.surveyId': 'survey',
  'body.id': 'logic',
  'body.nodeId': 'node',
  'body.optionId[]': 'part',
  'body.conditions[].id': 'condition',
  'body.conditions[].nodeId': 'node',
  'body.conditions[].childId': 'row',
  'body.conditions[].optionId[]': 'option',
  'body.conditions[].parentId': free('only 0 is taken'),
  'body.removeConditionIds[]': 'condition',
  ...asReadPlaces('body', IDS_AS_READ),
  ...asReadPlaces('body.conditions[]', IDS_AS_READ),
} as const;
