import { questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/question-row.js';
import { isContainer } from '../catalogue/node-facts.js';
import { isNodeCode } from '../code/code-format.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { isRequired, optionsOf, rowsOf } from './defaults.js';
import type { SurveyNode } from './definition.js';
import { checkLevels, checkTemplate } from './evaluate-faults.js';
import { checkCode, checkId } from './identity-faults.js';
import { checkImageName } from './image-faults.js';
import { checkOptionList } from './option-faults.js';
import { checkRichText } from './rich-text/check-rich-text.js';
import { checkRowList } from './row-faults.js';
import { checkSetting } from './setting-faults.js';

const checkOrder = (faults: FaultList, path: string, { sequence, childSequence }: SurveyNode, row: QuestionRow): void => {
  if (sequence !== undefined && !row.hasOptions && !row.isContainer) faults.add(at(path, 'sequence'), 'notAllowed');
  if (childSequence !== undefined && !row.hasRows) faults.add(at(path, 'childSequence'), 'notAllowed');
};

/** Nodes stand in containers only, and containers never in one another. */
const checkContent = (faults: FaultList, path: string, { nodes }: SurveyNode, row: QuestionRow): void => {
  if (nodes === undefined) return;
  if (!row.isContainer) faults.add(path, 'notAllowed');
  nodes.forEach((node, place) => {
    if (isContainer(node)) faults.add(at(path, place), 'notAllowed');
    checkNode(faults, at(path, place), node);
  });
};

/** The rules of a node and of everything in it, apart from what only the whole survey can tell (unique ids and codes). */
export const checkNode = (faults: FaultList, path: string, node: SurveyNode): void => {
  const row = questionRow(node);
  checkId(faults, path, node.id);
  checkCode(faults, path, node.code, isNodeCode);
  checkRichText(faults, path, 'title', node.title, { min: 1, max: LIMITS.title });
  if (isRequired(node) && !row.isAnswerable) faults.add(at(path, 'required'), 'notAllowed');
  checkSetting(faults, at(path, 'setting'), node, node.setting ?? {});
  if (node.setting?.image !== undefined) checkImageName(faults, at(at(path, 'setting'), 'image'), node.setting.image, true);
  checkOrder(faults, path, node, row);
  checkOptionList(faults, at(path, 'options'), optionsOf(node), row);
  if (row.answer === 'evaluate') {
    checkTemplate(faults, at(path, 'setting'), node, row);
    checkLevels(faults, at(path, 'options'), node, row);
  }
  checkRowList(faults, at(path, 'children'), rowsOf(node), row);
  checkContent(faults, at(path, 'nodes'), node, row);
};
