import { nested, operationReader } from './operation-reader.js';
import { readNodeChange, readSurveyChange } from './read-change.js';
import { PLACE, readFlag, readId, readNumber } from './read-fields.js';
import { readNewNode } from './read-new.js';

/** The operations on the survey itself and on whole nodes. */
export const NODE_READERS = {
  updateSurvey: operationReader('updateSurvey', { set: nested(readSurveyChange) }, {}),
  addNode: operationReader('addNode', { node: nested(readNewNode) }, PLACE),
  updateNode: operationReader('updateNode', { nodeId: readId, set: nested(readNodeChange) }, { confirmed: readFlag }),
  moveNode: operationReader('moveNode', { nodeId: readId }, PLACE),
  copyNode: operationReader('copyNode', { nodeId: readId }, PLACE),
  removeNode: operationReader('removeNode', { nodeId: readId }, { confirmed: readFlag }),
  releaseNode: operationReader('releaseNode', { nodeId: readId }, { confirmed: readFlag }),
  useTemplate: operationReader('useTemplate', { nodeId: readId, template: readNumber }, { confirmed: readFlag }),
};
