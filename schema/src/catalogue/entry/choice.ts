import { MULTIPLE_CHOICE_COMPARISONS, SINGLE_CHOICE_COMPARISONS } from './comparisons.js';
import { entry } from './entry.js';
import { DROPDOWN_SETTING, MULTIPLE_SETTING, OPTION_INPUT_SETTING, SINGLE_SETTING } from './setting-rules.js';

/** Properties shared by all questions whose answer is one or several of their options. */
export const CHOICE = {
  hasOptions: true,
  hasOptionGroups: true,
  takesOther: true,
  takesExclusive: true,
  takesImage: true,
  optionInput: 'other',
  optionSetting: OPTION_INPUT_SETTING,
  takesOptionLogic: true,
  algorithms: SINGLE_CHOICE_COMPARISONS,
  isPipingSource: true,
  isCarryTarget: true,
} as const;

const SINGLE = { ...CHOICE, setting: SINGLE_SETTING, isCarrySource: true };
const MULTIPLE = { ...CHOICE, setting: MULTIPLE_SETTING, algorithms: MULTIPLE_CHOICE_COMPARISONS, isCarrySource: true };

/** Choice and image selection. Options are carried over from single and multiple choice (Spec 5), so not from a drop-down. */
export const CHOICES = [
  entry({ type: 1, key: 'single', category: 'basic', ...SINGLE, switchesTo: [{ type: 2 }] }),
  entry({ type: 2, key: 'multiple', category: 'basic', ...MULTIPLE, switchesTo: [{ type: 1 }] }),
  entry({ type: 6, key: 'dropdown', category: 'basic', ...CHOICE, takesImage: false, setting: DROPDOWN_SETTING }),
  entry({ type: 34, subType: 1, key: 'imageSingle', category: 'basic', ...SINGLE, switchesTo: [{ type: 34, subType: 2 }] }),
  entry({ type: 34, subType: 2, key: 'imageMultiple', category: 'basic', ...MULTIPLE, switchesTo: [{ type: 34, subType: 1 }] }),
];
