import { isExclusive } from '../definition/defaults.js';
import type { SurveyOption } from '../definition/definition.js';
import { checkOption } from '../definition/node-faults.js';
import { at, FaultList, type FieldFault } from '../reading/fault.js';
import { checkTypedCode } from './typed-code.js';

/** What is wrong with an option among its siblings: its own fields, a typed code that is taken, a second exclusive one. */
export const optionFaults = (path: string, option: SurveyOption, siblings: readonly SurveyOption[], codeIsTyped: boolean): FieldFault[] => {
  const faults = new FaultList();
  checkOption(faults, path, option);
  if (codeIsTyped) checkTypedCode(faults, path, option, siblings);
  const hasExclusive = siblings.some((sibling) => sibling.id !== option.id && isExclusive(sibling));
  if (isExclusive(option) && hasExclusive) faults.add(at(path, 'exclusive'), 'notUnique');
  return faults.all;
};
