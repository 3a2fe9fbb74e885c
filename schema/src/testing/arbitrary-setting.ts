import type FastCheck from 'fast-check';
import { CUSTOM_TEMPLATE, EVALUATE_TEMPLATES } from '../catalogue/values/drawn-scales.js';
import type { QuestionRow } from '../catalogue/entry/question-row.js';
import type { SettingRule } from '../catalogue/entry/setting-rule.js';
import type { NodeSetting, OptionSetting } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import { arbitraryText } from './arbitrary-text.js';

type Arbitrary<T> = FastCheck.Arbitrary<T>;
type Rules = Readonly<Record<string, SettingRule | undefined>>;

/** Usual distance of a number from its minimum, small enough that pairs of numbers meet. */
const USUAL_SPAN = 12;

const LABELS = ['a', 'B', '\u4e2d', 'x y', '7'];

function numberOf(fc: typeof FastCheck, { min, max }: { readonly min: number; readonly max: number }): Arbitrary<number> {
  const from = Math.max(min, Math.min(0, max));
  const usual = fc.integer({ min: from, max: Math.min(max, from + USUAL_SPAN) });
  return fc.oneof({ weight: 8, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

/** A text of at most `max` half-width columns, whatever its characters. */
const shortText = (fc: typeof FastCheck, max: number): Arbitrary<string> =>
  arbitraryText(fc, 0).map((text) =>
    Array.from(text)
      .slice(0, Math.floor(max / 2))
      .join(''),
  );

function valueOf(fc: typeof FastCheck, key: string, rule: SettingRule): Arbitrary<unknown> {
  if (key === 'image') return fc.constantFrom('', 'a.png', 'survey/7/\u4e2d.jpg');
  if (rule.kind === 'integer' || rule.kind === 'number') return numberOf(fc, rule);
  if (rule.kind === 'flag') return fc.boolean();
  if (rule.kind === 'choice') return fc.constantFrom(...rule.values);
  if (rule.kind === 'text') return shortText(fc, rule.max);
  if (rule.kind === 'fixed') return fc.constant(rule.default);
  return rule.count === undefined
    ? fc.subarray(LABELS)
    : fc.array(fc.constantFrom('', ...LABELS), { minLength: rule.count, maxLength: rule.count });
}

/** Generates values for a random choice of the keys. */
const valuesFor = (fc: typeof FastCheck, rules: Rules): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(Object.entries(rules).flatMap(([key, rule]) => (rule === undefined ? [] : [[key, valueOf(fc, key, rule)]]))),
    { requiredKeys: [] },
  );

const inOrder = (low: number | undefined, high: number | undefined): boolean => low === undefined || high === undefined || low <= high;

/** Ends of ranges the right way round, whole numbers where only those are taken. */
function inRange<Setting extends NodeSetting | OptionSetting>(setting: Setting): Setting {
  const { min, max, min_word, max_word } = setting;
  return dropUndefined({
    ...setting,
    ...(inOrder(min, max) ? {} : { min: max, max: min }),
    ...(inOrder(min_word, max_word) ? {} : { min_word: max_word, max_word: min_word }),
  });
}

const within = (value: number | undefined, low: number, high: number): number | undefined =>
  value === undefined ? undefined : Math.min(high, Math.max(low, value));

/** Completes a setting with what the rules between its keys still ask for. */
function fitted({ key }: QuestionRow, setting: NodeSetting): NodeSetting {
  const { min = 1, max = 10, step = 1, value } = setting;
  if (key === 'rate' || key === 'matrixRate') return { ...setting, min: Math.min(min, 9), max: Math.min(10, Math.max(max, min + 1)) };
  if (key === 'slider') {
    const low = Math.min(min, LIMITS.numericBound - 1);
    const top = Math.max(max, low + 1);
    return { ...setting, min: low, max: top, step: Math.min(step, top - low), value: within(value, low, top) };
  }
  if (key === 'growingTable') {
    const fewest = Math.min(min, 10);
    return { ...setting, min: fewest, max: Math.max(10, max), value: within(value, fewest, 10) };
  }
  if (key === 'proportion') return { ...setting, min: within(setting.min, 0, setting.max ?? 100) };
  if (key !== 'evaluate') return setting;
  const template = setting.template ?? CUSTOM_TEMPLATE;
  return template === CUSTOM_TEMPLATE ? setting : { ...setting, max: EVALUATE_TEMPLATES[template]?.max };
}

/** A setting that an entry of the catalogue allows. Give it fast-check's `fc`. */
export const arbitrarySetting = (fc: typeof FastCheck, row: QuestionRow): Arbitrary<NodeSetting> =>
  valuesFor(fc, row.setting).map((setting) => dropUndefined(fitted(row, inRange(setting))));

/** A setting that an entry of the catalogue allows its options. Give it fast-check's `fc`. */
export const arbitraryOptionSetting = (fc: typeof FastCheck, row: QuestionRow): Arbitrary<OptionSetting> =>
  valuesFor(fc, row.optionSetting).map((setting) => inRange(setting));
