import { LIMITS } from '../../limit/limits.js';
import { MULTIPLE_CHOICE_COMPARISONS, OPTION_VALUE_COMPARISONS, VALUE_COMPARISONS } from './comparisons.js';
import { entry } from './entry.js';
import { integer } from './setting-rule.js';
import { COUNT_RULES, EVALUATE_SETTING, PROPORTION_SETTING, RATE_SETTING, SLIDER_SETTING } from './setting-rules.js';

/** Options that are put in order or given numbers, rather than chosen. */
const ITEMS = { hasOptions: true, takesOptionLogic: true, isCarryTarget: true };

/** Scales, and options that are weighed against each other. */
export const SCALES = [
  entry({ type: 4, key: 'rate', category: 'basic', algorithms: VALUE_COMPARISONS, setting: RATE_SETTING }),
  entry({
    type: 5,
    key: 'evaluate',
    category: 'professional',
    hasOptions: true,
    optionTitle: { max: LIMITS.scaleText, unit: 'bytes' },
    algorithms: VALUE_COMPARISONS,
    setting: EVALUATE_SETTING,
    optionSetting: {
      tags: { kind: 'texts', maxCount: LIMITS.evaluateTags, max: LIMITS.evaluateTag, default: [], unique: true },
      level: integer(1, LIMITS.evaluateScale),
    },
  }),
  entry({ type: 13, key: 'slider', category: 'basic', algorithms: VALUE_COMPARISONS, setting: SLIDER_SETTING }),
  entry({
    type: 9,
    key: 'rank',
    category: 'basic',
    ...ITEMS,
    takesImage: true,
    algorithms: OPTION_VALUE_COMPARISONS,
    setting: COUNT_RULES,
  }),
  entry({
    type: 17,
    key: 'proportion',
    category: 'professional',
    ...ITEMS,
    takesRightTitle: true,
    algorithms: OPTION_VALUE_COMPARISONS,
    setting: PROPORTION_SETTING,
  }),
  entry({
    type: 39,
    key: 'words',
    category: 'professional',
    hasOptions: true,
    takesOptionLogic: true,
    algorithms: MULTIPLE_CHOICE_COMPARISONS,
    setting: COUNT_RULES,
  }),
];
