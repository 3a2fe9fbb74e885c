import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import type { SettingRule } from '../../catalogue/entry/setting-rule.js';
import { questionRow } from '../../catalogue/question-catalogue.js';
import { LIMITS } from '../../limit/limits.js';
import { at, type FaultList } from '../../reading/fault.js';
import { checkTextAt } from '../../reading/text-faults.js';
import type { NodeSetting, OptionSetting, SurveyNode } from '../definition.js';
import type { Rules } from '../shape/shape-setting.js';

type RuleOf<Kind extends SettingRule['kind']> = Extract<SettingRule, { readonly kind: Kind }>;

function checkNumber(faults: FaultList, field: string, value: number, rule: RuleOf<'integer' | 'number'>): void {
  if (rule.kind === 'integer' && !Number.isInteger(value)) faults.add(field, 'format');
  if (value < rule.min) faults.add(field, 'tooSmall', rule.min);
  if (value > rule.max) faults.add(field, 'tooLarge', rule.max);
}

/** A list of a fixed length may leave entries empty (labels that stand for themselves); any other list holds texts only. */
function checkTexts(faults: FaultList, field: string, texts: readonly string[], rule: RuleOf<'texts'>): void {
  const most = rule.count ?? rule.maxCount;
  if (most !== undefined && texts.length > most) faults.add(field, 'tooMany', most);
  if (rule.count !== undefined && texts.length < rule.count) faults.add(field, 'tooShort', rule.count);
  const seen = new Set<string>();
  texts.forEach((text, place) => {
    checkTextAt(faults, at(field, place), text, { min: rule.count === undefined ? 1 : 0, max: rule.max });
    if (rule.unique === true && seen.has(text)) faults.add(at(field, place), 'notUnique');
    seen.add(text);
  });
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value);

function checkValue(faults: FaultList, field: string, value: unknown, rule: SettingRule | undefined): void {
  if (rule === undefined) faults.add(field, 'notAllowed');
  else if (rule.kind === 'fixed' && value !== rule.default) faults.add(field, 'notAllowed');
  else if (rule.kind === 'choice' && !rule.values.some((allowed) => allowed === value)) faults.add(field, 'notAllowed');
  else if ((rule.kind === 'integer' || rule.kind === 'number') && typeof value === 'number') checkNumber(faults, field, value, rule);
  else if (rule.kind === 'text' && typeof value === 'string') checkTextAt(faults, field, value, { min: 0, max: rule.max, unit: rule.unit });
  else if (rule.kind === 'texts' && isTexts(value)) checkTexts(faults, field, value, rule);
}

/** Each value of a setting by the rule of its key. A key that the entry does not have is refused. */
function checkSettingValues(faults: FaultList, path: string, rules: Rules, setting: object | undefined): void {
  const entries: [string, unknown][] = Object.entries(setting ?? {});
  for (const [key, value] of entries) if (value !== undefined) checkValue(faults, at(path, key), value, rules[key]);
}

/** The value of a number key, or the default that stands for it; undefined where there is neither. */
export function numberOr(rules: Rules, key: string, value: number | undefined): number | undefined {
  if (value !== undefined) return value;
  const rule = rules[key];
  return rule !== undefined && 'default' in rule && typeof rule.default === 'number' ? rule.default : undefined;
}

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
function checkPair(
  faults: FaultList,
  path: string,
  rules: Rules,
  setting: Range,
  [low, high]: readonly ['min', 'max'] | readonly ['min_word', 'max_word'],
  strict = false,
): void {
  const lowest = numberOr(rules, low, setting[low]);
  const highest = numberOr(rules, high, setting[high]);
  if (lowest === undefined || highest === undefined || (highest === 0 && countsSomething(rules, high))) return;
  if (strict ? lowest >= highest : lowest > highest) faults.add(at(path, low), 'tooLarge', strict ? highest - 1 : highest);
}

function checkIntegers(faults: FaultList, path: string, setting: Range & { readonly format?: number }): void {
  if (setting.format !== INTEGER_FORMAT) return;
  for (const key of ['min', 'max'] as const) if (!Number.isInteger(setting[key] ?? 0)) faults.add(at(path, key), 'format');
}

/** A start between the ends of its range: where a slider begins, how many rows a growing table shows at first. */
function checkStart(faults: FaultList, path: string, rules: Rules, setting: NodeSetting): void {
  const start = numberOr(rules, 'value', setting.value);
  const lowest = numberOr(rules, 'min', setting.min);
  const highest = numberOr(rules, 'max', setting.max);
  if (start === undefined) return;
  if (lowest !== undefined && start < lowest) faults.add(at(path, 'value'), 'tooSmall', lowest);
  if (highest !== undefined && start > highest) faults.add(at(path, 'value'), 'tooLarge', highest);
}

/** A scale has two ends that differ, and a step that fits between them (Spec 5: rating, slider). */
function checkScale(faults: FaultList, path: string, { setting: rules, key }: QuestionRow, setting: NodeSetting): void {
  const lowest = numberOr(rules, 'min', setting.min) ?? 0;
  const highest = numberOr(rules, 'max', setting.max) ?? 0;
  const width = highest - lowest;
  if (key !== 'slider' && width > LIMITS.ratingSteps) faults.add(at(path, 'max'), 'tooLarge', lowest + LIMITS.ratingSteps);
  const step = numberOr(rules, 'step', setting.step) ?? 1;
  if (width > 0 && step > width) faults.add(at(path, 'step'), 'tooLarge', width);
}

const SCALES: readonly string[] = ['rate', 'matrixRate', 'slider'] satisfies QuestionRow['key'][];
const STARTS: readonly string[] = ['slider', 'growingTable'] satisfies QuestionRow['key'][];

/**
 * Spec 5, numbers, and every other rule of a question's setting. A pair that cannot be met is refused here; the designer corrects it before sending
 * (`edit/change/correct`). A minimum above the number of options, or a sum that the items cannot reach, is no fault: removing options may cause
 * it, and the launch check finds it. That a slider shows at most 11 marks is a matter of drawing: any step is allowed.
 */
export function checkSetting(
  faults: FaultList,
  path: string,
  node: Pick<SurveyNode, 'type' | 'subType' | 'group'>,
  setting: NodeSetting,
): void {
  const row = questionRow(node);
  const isScale = SCALES.includes(row.key);
  checkSettingValues(faults, path, row.setting, setting);
  checkPair(faults, path, row.setting, setting, ['min', 'max'], isScale);
  checkPair(faults, path, row.setting, setting, ['min_word', 'max_word']);
  if (isScale) checkScale(faults, path, row, setting);
  if (STARTS.includes(row.key)) checkStart(faults, path, row.setting, setting);
  if (row.answer === 'text') checkIntegers(faults, path, setting);
}

/**
 * The rules of an option's setting: the bounds of its input, its choices, its tags (Spec 3, option setting). Choices of an input that is no drop-down
 * any more are kept, so that switching back and forth loses nothing.
 */
export function checkOptionSetting(faults: FaultList, path: string, rules: Rules, type: number, setting: OptionSetting): void {
  checkSettingValues(faults, path, rules, setting);
  checkPair(faults, path, rules, setting, ['min', 'max']);
  checkPair(faults, path, rules, setting, ['min_word', 'max_word']);
  checkIntegers(faults, path, { ...setting, format: setting.format ?? type });
}
