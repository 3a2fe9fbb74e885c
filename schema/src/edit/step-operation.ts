import type { SurveyDefinition } from '../definition/definition.js';
import { useTemplate } from './change/evaluation.js';
import { updateNode } from './change/update-node.js';
import { updateOption } from './change/update-option.js';
import { convertNode } from './convert/convert-node.js';
import { withSoundDraws } from '../definition/draw.js';
import { addNode } from './node/add-node.js';
import { copyNode } from './node/copy-node.js';
import { moveNode } from './node/move-node.js';
import { releaseNode, removeNode } from './node/remove-node.js';
import type { Operation, OperationOf } from './operation/operation.js';
import type { StepResult } from './operation/step.js';
import { editOptions } from './option/edit-options.js';
import { replaceOptions } from './option/exchange-options.js';
import { groupOptions, releaseOptions } from './option/option-groups.js';
import { addOption, copyOption, moveOption } from './option/place-option.js';
import { removeOption } from './option/remove-option.js';
import { restore, restoreLastId } from './restore/restore.js';
import { addRow, copyRow, moveRow, removeRow, updateRow } from './row/row-operations.js';
import { copyLogic, moveLogic, removeLogic, saveLogic } from './rule/logic-operations.js';
import { removeQuota, saveQuota } from './rule/quota-operations.js';
import { updateSurvey } from './rule/update-survey.js';

type Steps = { readonly [Name in Operation['op']]: (definition: SurveyDefinition, operation: OperationOf<Name>) => StepResult };

/** Every operation of the edit language by name. */
const STEPS: Steps = {
  updateSurvey,
  addNode,
  updateNode,
  moveNode,
  copyNode,
  removeNode,
  releaseNode,
  convertNode,
  useTemplate,
  addOption,
  updateOption,
  moveOption,
  copyOption,
  removeOption,
  editOptions,
  groupOptions,
  releaseOptions,
  replaceOptions,
  addRow,
  updateRow,
  moveRow,
  copyRow,
  removeRow,
  saveLogic,
  moveLogic,
  copyLogic,
  removeLogic,
  saveQuota,
  removeQuota,
  restore,
  restoreLastId,
};

/** Does one operation, and keeps draws sound whatever it was. */
export function stepOperation<Name extends Operation['op']>(definition: SurveyDefinition, operation: OperationOf<Name>): StepResult {
  const step = STEPS[operation.op as Name](definition, operation);
  return step.ok ? { ...step, definition: withSoundDraws(step.definition) } : step;
}
