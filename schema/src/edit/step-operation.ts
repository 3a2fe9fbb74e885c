import type { SurveyDefinition } from '../definition/definition.js';
import { addNode } from './add-node.js';
import { addOption } from './add-option.js';
import { copyNode } from './copy-node.js';
import { copyOption } from './copy-option.js';
import { moveNode } from './move-node.js';
import { moveOption } from './move-option.js';
import type { Operation } from './operation.js';
import { removeNode } from './remove-node.js';
import { removeOption } from './remove-option.js';
import { restoreCodes } from './restore-codes.js';
import { restoreLastId } from './restore-last-id.js';
import { restoreNode } from './restore-node.js';
import { restoreOption } from './restore-option.js';
import type { Stepped } from './step.js';
import { updateNode } from './update-node.js';
import { updateOption } from './update-option.js';
import { updateSurvey } from './update-survey.js';

/** Does one operation. */
export const stepOperation = (definition: SurveyDefinition, operation: Operation): Stepped => {
  switch (operation.op) {
    case 'updateSurvey':
      return updateSurvey(definition, operation);
    case 'addNode':
      return addNode(definition, operation);
    case 'updateNode':
      return updateNode(definition, operation);
    case 'moveNode':
      return moveNode(definition, operation);
    case 'copyNode':
      return copyNode(definition, operation);
    case 'removeNode':
      return removeNode(definition, operation);
    case 'addOption':
      return addOption(definition, operation);
    case 'updateOption':
      return updateOption(definition, operation);
    case 'moveOption':
      return moveOption(definition, operation);
    case 'copyOption':
      return copyOption(definition, operation);
    case 'removeOption':
      return removeOption(definition, operation);
    case 'restoreNode':
      return restoreNode(definition, operation);
    case 'restoreOption':
      return restoreOption(definition, operation);
    case 'restoreCodes':
      return restoreCodes(definition, operation);
    case 'restoreLastId':
      return restoreLastId(definition, operation);
  }
};
