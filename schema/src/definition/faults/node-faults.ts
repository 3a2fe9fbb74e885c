import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from '../../catalogue/values/drawn-scales.js';
import { isNodeCode } from '../../code/code-format.js';
import { checkExam } from '../../exam/exam-faults.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { checkImageName } from '../../rich-text/address.js';
import { checkRichText } from '../../rich-text/check-rich-text.js';
import { isRequired, optionsOf, rowsOf } from '../defaults.js';
import type { SurveyNode } from '../definition.js';
import { isContainer } from '../node-facts.js';
import { checkCode, checkId, checkIdAt } from './identity-faults.js';
import { checkOptionList, checkRowList } from './option-faults.js';
import { checkSetting, numberOr } from './setting-faults.js';

/** An evaluate question has one option per level of its scale, and a score that is written down is the option's place (Spec 3, evaluate templates). */
function checkLevels(faults: FaultList, path: string, node: SurveyNode, row: QuestionRow): void {
  const options = optionsOf(node);
  const scale = numberOr(row.setting, 'max', node.setting?.max) ?? options.length;
  if (options.length > scale) faults.add(path, 'tooMany', scale);
  if (options.length < scale) faults.add(path, 'tooShort', scale);
  options.forEach(({ setting }, place) => {
    const level = setting?.level ?? place + 1;
    if (level !== place + 1) faults.add(at(at(at(path, place), 'setting'), 'level'), 'notAllowed', place + 1);
  });
}

/** Every template but customization fixes its scale (Spec 3, evaluate templates). Without one a question is custom. */
function checkTemplate(faults: FaultList, path: string, node: SurveyNode, row: QuestionRow): void {
  const template = node.setting?.template ?? CUSTOM_TEMPLATE;
  const fixed = template === CUSTOM_TEMPLATE ? undefined : EVALUATE_TEMPLATES[template]?.max;
  if (fixed !== undefined && numberOr(row.setting, 'max', node.setting?.max) !== fixed) faults.add(at(path, 'max'), 'notAllowed', fixed);
}

function checkOrder(faults: FaultList, path: string, { sequence, childSequence }: SurveyNode, row: QuestionRow): void {
  if (sequence !== undefined && !row.hasOptions && !row.isContainer) faults.add(at(path, 'sequence'), 'notAllowed');
  if (childSequence !== undefined && !row.hasRows) faults.add(at(path, 'childSequence'), 'notAllowed');
}

/** Containers draw. How many they can leave out is for the survey as a whole to say (`checkDraw`), because edits check a container without its nodes. */
function checkDrawnCount(faults: FaultList, path: string, { draw }: SurveyNode, row: QuestionRow): void {
  if (draw === undefined) return;
  if (row.isContainer) checkIdAt(faults, path, draw);
  else faults.add(path, 'notAllowed');
}

/** Nodes stand in containers only, and containers never in one another. */
function checkContent(faults: FaultList, path: string, { nodes }: SurveyNode, row: QuestionRow): void {
  if (nodes === undefined) return;
  if (!row.isContainer) faults.add(path, 'notAllowed');
  nodes.forEach((node, place) => {
    if (isContainer(node)) faults.add(at(path, place), 'notAllowed');
    checkNode(faults, at(path, place), node);
  });
}

/** The rules of a node and of everything in it, apart from what only the whole survey can tell (unique ids and codes). */
export function checkNode(faults: FaultList, path: string, node: SurveyNode): void {
  const row = questionRow(node);
  checkId(faults, path, node.id);
  checkCode(faults, path, node.code, isNodeCode);
  checkRichText(faults, path, 'title', node.title, { min: 1, max: LIMITS.title });
  if (isRequired(node) && !row.isAnswerable) faults.add(at(path, 'required'), 'notAllowed');
  checkSetting(faults, at(path, 'setting'), node, node.setting ?? {});
  if (node.setting?.image !== undefined) checkImageName(faults, at(at(path, 'setting'), 'image'), node.setting.image, true);
  checkExam(faults, at(path, 'exam'), node);
  checkDrawnCount(faults, at(path, 'draw'), node, row);
  checkOrder(faults, path, node, row);
  checkOptionList(faults, at(path, 'options'), optionsOf(node), row);
  if (row.answer === 'evaluate') {
    checkTemplate(faults, at(path, 'setting'), node, row);
    checkLevels(faults, at(path, 'options'), node, row);
  }
  checkRowList(faults, at(path, 'children'), rowsOf(node), row);
  checkContent(faults, at(path, 'nodes'), node, row);
}
