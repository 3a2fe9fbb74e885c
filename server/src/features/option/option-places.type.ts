import { asReadPlaces } from '../../platform/route/as-read.js';
import { NODE_PLACES, optionSettings } from '../node/node-places.type.js';
import { CHANGED_AS_READ } from './parts-as-read.js';

/** The question a `/v1` body is about. */
export const QUESTION_PLACES = { 'body.surveyId': 'survey', 'body.nodeId': 'node' } as const;

/** New options of a `/v1` body: each may go into a group or level that is there. */
export const NEW_PART_PLACES = {
  ...optionSettings,
  'body.options[].parentId': 'option',
  'body.options[].nodes[].parentId': 'option',
  'body.options[].nodes[].nodes[].parentId': 'option',
} as const;

/** Options of a `/v1` body that are there, or new ones. */
export const PART_PLACES = {
  ...NEW_PART_PLACES,
  'body.options[].id': 'part',
  'body.options[].nodes[].id': 'part',
  'body.options[].nodes[].nodes[].id': 'part',
  ...asReadPlaces('body.options[]', CHANGED_AS_READ),
  ...asReadPlaces('body.options[].nodes[]', CHANGED_AS_READ),
  ...asReadPlaces('body.options[].nodes[].nodes[]', CHANGED_AS_READ),
} as const;

/** The graph's inputs that name an option, or say where one goes. */
export const OPTION_PLACES = { ...NODE_PLACES, 'input.optionId': 'option' } as const;
export const OPTION_POSITION_PLACES = { 'input.after': 'option', 'input.parentId': 'option' } as const;
