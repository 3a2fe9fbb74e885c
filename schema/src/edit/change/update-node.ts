import { questionRow } from '../catalogue/question-catalogue.js';
import { isTypedCode } from '../code/code-format.js';
import { isRequired } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { findNode } from '../definition/find.js';
import { checkNode } from '../definition/node-faults.js';
import { shapeNode } from '../definition/shape.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { FaultList } from '../reading/fault.js';
import type { NodeChange, Operation } from './operation.js';
import type { OperationOf } from './operation-of.js';
import { replaceNode } from './replace-node.js';
import { changedSetting, undoSetting } from './setting-change.js';
import { anchorOf } from './siblings.js';
import { done, invalid, notFound, type Stepped } from './step.js';
import { checkTypedCode } from './typed-code.js';

const changedNode = (node: SurveyNode, set: NodeChange): SurveyNode => {
  const type = set.type ?? node.type;
  return shapeNode({ ...node, ...dropUndefined({ ...set }), type, setting: changedSetting(type, node.setting, set.setting) });
};

const undoChange = (before: SurveyNode, after: SurveyNode, set: NodeChange): NodeChange =>
  dropUndefined({
    type: set.type === undefined ? undefined : before.type,
    code: set.code === undefined ? undefined : before.code,
    title: set.title === undefined ? undefined : before.title,
    required: set.required === undefined ? undefined : isRequired(before),
    setting: undoSetting(before.setting, after.setting),
  });

/** A generated code too long to be typed cannot be set again by a change; such a node is put back whole. */
const undoUpdate = (definition: SurveyDefinition, before: SurveyNode, after: SurveyNode, set: NodeChange): Operation =>
  set.code === undefined || isTypedCode(before.code)
    ? { op: 'updateNode', nodeId: before.id, set: undoChange(before, after, set) }
    : { op: 'restoreNode', node: before, after: anchorOf(definition.nodes, before.id) };

/** Changes fields of a question. Single and multiple choice may be switched into each other and keep title and options (Spec 4). */
export const updateNode = (definition: SurveyDefinition, { nodeId, set }: OperationOf<'updateNode'>): Stepped => {
  const before = findNode(definition, nodeId);
  if (before === undefined) return notFound(nodeId);

  const after = changedNode(before, set);
  const faults = new FaultList();
  const isSwitch = after.type !== before.type;
  if (isSwitch && !questionRow(before.type).switchesTo.includes(after.type)) faults.add('set.type', 'notAllowed');
  if (faults.isEmpty) checkNode(faults, 'set', after);
  if (set.code !== undefined) checkTypedCode(faults, 'set', after, definition.nodes);
  if (!faults.isEmpty) return invalid(faults.all);
  return done(replaceNode(definition, after), [undoUpdate(definition, before, after, set)], [nodeId]);
};
