import type { SurveyDefinition } from '../definition/definition.js';
import { updateNode } from './change/update-node.js';
import { updateOption } from './change/update-option.js';
import { useTemplate } from './change/use-template.js';
import { addNode } from './node/add-node.js';
import { copyNode } from './node/copy-node.js';
import { moveNode } from './node/move-node.js';
import { releaseNode } from './node/release-node.js';
import { removeNode } from './node/remove-node.js';
import type { Operation } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { addOption } from './option/add-option.js';
import { copyOption } from './option/copy-option.js';
import { editOptions } from './option/edit-options.js';
import { groupOptions } from './option/group-options.js';
import { moveOption } from './option/move-option.js';
import { releaseOptions } from './option/release-options.js';
import { removeOption } from './option/remove-option.js';
import { replaceOptions } from './option/replace-options.js';
import { restore } from './restore/restore.js';
import { restoreLastId } from './restore/restore-last-id.js';
import { addRow } from './row/add-row.js';
import { copyRow } from './row/copy-row.js';
import { moveRow } from './row/move-row.js';
import { removeRow } from './row/remove-row.js';
import { updateRow } from './row/update-row.js';
import { copyLogic } from './rule/copy-logic.js';
import { moveLogic } from './rule/move-logic.js';
import { removeLogic } from './rule/remove-logic.js';
import { removeQuota } from './rule/remove-quota.js';
import { saveLogic } from './rule/save-logic.js';
import { saveQuota } from './rule/save-quota.js';
import { updateSurvey } from './rule/update-survey.js';
import type { Stepped } from './step.js';

type Steps = { readonly [Name in Operation['op']]: (definition: SurveyDefinition, operation: OperationOf<Name>) => Stepped };

/** Every operation of the edit language by name. */
const STEPS: Steps = {
  updateSurvey,
  addNode,
  updateNode,
  moveNode,
  copyNode,
  removeNode,
  releaseNode,
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

/** Does one operation. */
export const stepOperation = <Name extends Operation['op']>(definition: SurveyDefinition, operation: OperationOf<Name>): Stepped =>
  STEPS[operation.op as Name](definition, operation);
