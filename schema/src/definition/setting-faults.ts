import { questionRow } from '../catalogue/question-catalogue.js';
import type { QuestionRow } from '../catalogue/question-row.js';
import { LIMITS } from '../limit/limits.js';
import { at, type FaultList } from '../reading/fault.js';
import type { NodeSetting, OptionSetting, SurveyNode } from './definition.js';
import { checkSettingValues, numberOr } from './setting-value-faults.js';
import type { Rules } from './shape-setting.js';

const INTEGER_FORMAT = 1;

interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly min_word?: number;
  readonly max_word?: number;
}

/** Returns whether a maximum of zero means "no limit", as an absent one does: true if the entry counts something. */
const countsSomething = (rules: Rules, key: string): boolean => numberOr(rules, key, undefined) === 0;

/** A pair must leave something between its ends; on a scale (`strict`) more than one value. An absent end limits nothing. */
const checkPair = (
  faults: FaultList,
  path: string,
  rules: Rules,
  setting: Range,
  [low, high]: readonly ['min', 'max'] | readonly ['min_word', 'max_word'],
  strict = false,
): void => {
  const lowest = numberOr(rules, low, setting[low]);
  const highest = numberOr(rules, high, setting[high]);
  if (lowest === undefined || highest === undefined || (highest === 0 && countsSomething(rules, high))) return;
  if (strict ? lowest >= highest : lowest > highest) faults.add(at(path, low), 'tooLarge', strict ? highest - 1 : highest);
};

const checkIntegers = (faults: FaultList, path: string, setting: Range & { readonly format?: number }): void => {
  if (setting.format !== INTEGER_FORMAT) return;
  for (const key of ['min', 'max'] as const) if (!Number.isInteger(setting[key] ?? 0)) faults.add(at(path, key), 'format');
};

/** A start between the ends of its range: where a slider begins, how many rows a growing table shows at first. */
const checkStart = (faults: FaultList, path: string, rules: Rules, setting: NodeSetting): void => {
  const start = numberOr(rules, 'value', setting.value);
  const lowest = numberOr(rules, 'min', setting.min);
  const highest = numberOr(rules, 'max', setting.max);
  if (start === undefined) return;
  if (lowest !== undefined && start < lowest) faults.add(at(path, 'value'), 'tooSmall', lowest);
  if (highest !== undefined && start > highest) faults.add(at(path, 'value'), 'tooLarge', highest);
};

/** A scale has two ends that differ, and a step that fits between them (Spec 5: rating, slider). */
const checkScale = (faults: FaultList, path: string, { setting: rules, key }: QuestionRow, setting: NodeSetting): void => {
  const lowest = numberOr(rules, 'min', setting.min) ?? 0;
  const highest = numberOr(rules, 'max', setting.max) ?? 0;
  const width = highest - lowest;
  if (key !== 'slider' && width > LIMITS.ratingSteps) faults.add(at(path, 'max'), 'tooLarge', lowest + LIMITS.ratingSteps);
  const step = numberOr(rules, 'step', setting.step) ?? 1;
  if (width > 0 && step > width) faults.add(at(path, 'step'), 'tooLarge', width);
};

const SCALES: readonly string[] = ['rate', 'matrixRate', 'slider'] satisfies QuestionRow['key'][];
const STARTS: readonly string[] = ['slider', 'growingTable'] satisfies QuestionRow['key'][];

/**
 * Spec 5, numbers, and every other rule of a question's setting. A pair that cannot be met is refused here; the designer corrects it before sending
 * (`edit/change/correct`). A minimum above the number of options, or a sum that the items cannot reach, is no fault: removing options may cause
 * it, and the launch check finds it. That a slider shows at most 11 marks is a matter of drawing: any step is allowed.
 */
export const checkSetting = (
  faults: FaultList,
  path: string,
  node: Pick<SurveyNode, 'type' | 'subType' | 'group'>,
  setting: NodeSetting,
): void => {
  const row = questionRow(node);
  const isScale = SCALES.includes(row.key);
  checkSettingValues(faults, path, row.setting, setting);
  checkPair(faults, path, row.setting, setting, ['min', 'max'], isScale);
  checkPair(faults, path, row.setting, setting, ['min_word', 'max_word']);
  if (isScale) checkScale(faults, path, row, setting);
  if (STARTS.includes(row.key)) checkStart(faults, path, row.setting, setting);
  if (row.answer === 'text') checkIntegers(faults, path, setting);
};

/**
 * The rules of an option's setting: the bounds of its input, its choices, its tags (Spec 3, option setting). Choices of an input that is no drop-down
 * any more are kept, so that switching back and forth loses nothing.
 */
export const checkOptionSetting = (faults: FaultList, path: string, rules: Rules, type: number, setting: OptionSetting): void => {
  checkSettingValues(faults, path, rules, setting);
  checkPair(faults, path, rules, setting, ['min', 'max']);
  checkPair(faults, path, rules, setting, ['min_word', 'max_word']);
  checkIntegers(faults, path, { ...setting, format: setting.format ?? type });
};
