import type { Example } from './example.js';
import { OwnPart } from './names.js';
import type { PartName } from './questionnaire.js';

const my = (part: PartName) => new OwnPart(part);
const RED = { nodeId: my('single'), algorithm: 1, optionId: [my('red')] };
const CARRIED = { nodeId: my('single'), algorithm: 1 };
const GRAPH_RED = { nodeId: my('single'), algorithm: 'CHECKED', optionIds: [my('red')] };
const TABLE = {
  'input.kind': 'TABLE',
  'input.conditions': null,
  'input.limit': null,
  'input.nodeIds': [my('single')],
  'input.cells': [{ optionIds: [my('red')], limit: 5 }],
};

/** Examples of the logic and the quotas that authors save. */
export const RULE_EXAMPLES: Readonly<Record<string, Example>> = {
  'POST /v1/logic': {
    input: { 'body.model': 1, 'body.type': 2, 'body.nodeId': my('last'), 'body.algorithm': 1, 'body.conditions': [RED] },
    at: {
      'body.optionId[]': { 'body.model': 2, 'body.optionType': 1, 'body.nodeId': my('multiple'), 'body.optionId': [my('tea')] },
      'body.after': {
        'body.model': 2,
        'body.type': 1,
        'body.nodeId': my('multiple'),
        'body.after': my('tea'),
        'body.conditions': [CARRIED],
      },
    },
  },
  'Mutation.saveLogic': {
    input: { 'input.kind': 'SHOW_HIDE', 'input.algorithm': 'SHOW', 'input.nodeId': my('last'), 'input.conditions': [GRAPH_RED] },
    at: {
      'input.target': { 'input.kind': 'JUMP', 'input.algorithm': null, 'input.nodeId': my('single') },
      'input.optionIds[]': { 'input.kind': 'OPTIONS', 'input.nodeId': my('multiple'), 'input.optionIds': [my('tea')] },
      'input.carryAfter': {
        'input.kind': 'CARRY_OVER',
        'input.algorithm': null,
        'input.nodeId': my('multiple'),
        'input.carryAfter': my('tea'),
        'input.conditions': [{ nodeId: my('single'), algorithm: 'CHECKED' }],
      },
    },
  },
  'Mutation.saveQuota': {
    input: { 'input.kind': 'CUSTOM', 'input.name': 'New', 'input.conditions': [GRAPH_RED], 'input.limit': 5 },
    at: { 'input.nodeIds[]': TABLE, 'input.cells[].optionIds[]': TABLE },
  },
};
