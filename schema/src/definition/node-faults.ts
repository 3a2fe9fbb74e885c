import { questionRow } from '../catalogue/question-catalogue.js';
import { isNodeCode, isOptionCode } from '../code/code-format.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import { isExclusive, optionsOf } from './defaults.js';
import type { SurveyNode, SurveyOption } from './definition.js';
import { checkSetting } from './setting-faults.js';
import { checkText } from './text-faults.js';

const checkId = (faults: FaultList, path: string, id: number): void => {
  if (!Number.isInteger(id)) faults.add(at(path, 'id'), 'type');
  else if (id < 1) faults.add(at(path, 'id'), 'tooSmall', 1);
  else if (id > LIMITS.localId) faults.add(at(path, 'id'), 'tooLarge', LIMITS.localId);
};

/** Notes what is wrong with a code: an overlong one is told by its limit, any other by its format. */
export const checkCode = (faults: FaultList, path: string, code: string, isSound: (code: string) => boolean): void => {
  if (code === '') faults.add(at(path, 'code'), 'tooShort', 1);
  else if (isSound(code)) return;
  else if (code.length > LIMITS.typedCode) faults.add(at(path, 'code'), 'tooLong', LIMITS.typedCode);
  else faults.add(at(path, 'code'), 'format');
};

/** The rules of one option by itself. */
export const checkOption = (faults: FaultList, path: string, option: SurveyOption): void => {
  checkId(faults, path, option.id);
  checkCode(faults, path, option.code, isOptionCode);
  checkText(faults, path, 'title', option.title, { min: 1, max: LIMITS.optionTitle });
};

/** The rules of a list of options as a whole: how many, codes unique, one exclusive. */
export const checkOptionList = (faults: FaultList, path: string, options: readonly SurveyOption[]): void => {
  if (options.length > LIMITS.optionsPerNode) faults.add(path, 'tooMany', LIMITS.optionsPerNode);
  const codes = new Set<string>();
  let exclusives = 0;
  options.forEach((option, place) => {
    if (codes.has(option.code)) faults.add(at(at(path, place), 'code'), 'notUnique');
    codes.add(option.code);
    if (!isExclusive(option)) return;
    exclusives += 1;
    if (exclusives > 1) faults.add(at(at(path, place), 'exclusive'), 'notUnique');
  });
};

/** The rules of a node and its options, apart from what only the whole survey can tell (unique ids and codes). */
export const checkNode = (faults: FaultList, path: string, node: SurveyNode): void => {
  checkId(faults, path, node.id);
  checkCode(faults, path, node.code, isNodeCode);
  checkText(faults, path, 'title', node.title, { min: 1, max: LIMITS.title });
  checkSetting(faults, at(path, 'setting'), node.type, node.setting ?? {});
  const options = optionsOf(node);
  const list = at(path, 'options');
  if (options.length > 0 && !questionRow(node.type).hasOptions) faults.add(list, 'notAllowed');
  options.forEach((option, place) => checkOption(faults, at(list, place), option));
  checkOptionList(faults, list, options);
};
