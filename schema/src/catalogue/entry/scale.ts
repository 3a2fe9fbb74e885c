import { LIMITS } from '../../limit/limits.js';
import { OF_CHOICES, OF_OPTION_VALUE, OF_VALUE } from '../comparisons.js';
import { COUNT_RULES } from '../setting/choice-setting.js';
import { EVALUATE_SETTING, PROPORTION_SETTING, RATE_SETTING, SLIDER_SETTING } from '../setting/scale-setting.js';
import { integer } from '../setting/rules.js';
import { entry } from './entry.js';

/** Options that are put in order or given numbers, rather than chosen. */
const ITEMS = { hasOptions: true, takesOptionLogic: true, isCarryTarget: true };

/** Scales, and options that are weighed against each other. */
export const SCALES = [
  entry({ type: 4, key: 'rate', category: 'basic', algorithms: OF_VALUE, setting: RATE_SETTING }),
  entry({
    type: 5,
    key: 'evaluate',
    category: 'professional',
    hasOptions: true,
    optionTitle: { max: LIMITS.scaleText, unit: 'bytes' },
    algorithms: OF_VALUE,
    setting: EVALUATE_SETTING,
    optionSetting: {
      tags: { kind: 'texts', maxCount: LIMITS.evaluateTags, max: LIMITS.evaluateTag, default: [], unique: true },
      level: integer(1, LIMITS.evaluateScale),
    },
  }),
  entry({ type: 13, key: 'slider', category: 'basic', algorithms: OF_VALUE, setting: SLIDER_SETTING }),
  entry({ type: 9, key: 'rank', category: 'basic', ...ITEMS, takesImage: true, algorithms: OF_OPTION_VALUE, setting: COUNT_RULES }),
  entry({
    type: 17,
    key: 'proportion',
    category: 'professional',
    ...ITEMS,
    takesRightTitle: true,
    algorithms: OF_OPTION_VALUE,
    setting: PROPORTION_SETTING,
  }),
  entry({
    type: 39,
    key: 'words',
    category: 'professional',
    hasOptions: true,
    takesOptionLogic: true,
    algorithms: OF_CHOICES,
    setting: COUNT_RULES,
  }),
];
