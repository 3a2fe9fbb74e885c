import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from '../catalogue/evaluate-templates.js';
import type { QuestionRow } from '../catalogue/question-row.js';
import { at, type FaultList } from '../reading/fault.js';
import { optionsOf } from './defaults.js';
import type { SurveyNode } from './definition.js';
import { numberOr } from './setting-value-faults.js';

/** An evaluate question has one option per level of its scale, and a score that is written down is the option's place (Spec 3, evaluate templates). */
export const checkLevels = (faults: FaultList, path: string, node: SurveyNode, row: QuestionRow): void => {
  const options = optionsOf(node);
  const scale = numberOr(row.setting, 'max', node.setting?.max) ?? options.length;
  if (options.length > scale) faults.add(path, 'tooMany', scale);
  if (options.length < scale) faults.add(path, 'tooShort', scale);
  options.forEach(({ setting }, place) => {
    const level = setting?.level ?? place + 1;
    if (level !== place + 1) faults.add(at(at(at(path, place), 'setting'), 'level'), 'notAllowed', place + 1);
  });
};

/** Every template but customization fixes its scale (Spec 3, evaluate templates). Without one a question is custom. */
export const checkTemplate = (faults: FaultList, path: string, node: SurveyNode, row: QuestionRow): void => {
  const template = node.setting?.template ?? CUSTOM_TEMPLATE;
  const fixed = template === CUSTOM_TEMPLATE ? undefined : EVALUATE_TEMPLATES[template]?.max;
  if (fixed !== undefined && numberOr(row.setting, 'max', node.setting?.max) !== fixed) faults.add(at(path, 'max'), 'notAllowed', fixed);
};
