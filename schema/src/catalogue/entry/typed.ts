import { OPTION_TEXT_COMPARISONS, TEXT_COMPARISONS, VALUE_COMPARISONS } from './comparisons.js';
import { DATE_FORMATS, TIME_FORMATS } from '../values/enumerations.js';
import { OPTION_INPUT_SETTING, TEXT_SETTING } from './setting-rules.js';
import { choice } from './setting-rule.js';
import { entry } from './entry.js';

/** One field per option, each with an input of its own. */
const FIELDS = {
  hasOptions: true,
  optionInput: 'all',
  optionSetting: OPTION_INPUT_SETTING,
  takesOptionLogic: true,
  takesJump: false,
  algorithms: OPTION_TEXT_COMPARISONS,
  isPipingSource: true,
} as const;

const DATE = { algorithms: VALUE_COMPARISONS, isPipingSource: true };

/** Entries whose answers are typed or picked from a calendar: open text, forms, dates. `format` of a date: `DATE_FORMATS`. */
export const TYPED = [
  entry({ type: 3, key: 'text', category: 'basic', algorithms: TEXT_COMPARISONS, isPipingSource: true, setting: TEXT_SETTING }),
  entry({ type: 16, subType: 1, key: 'form', category: 'basic', ...FIELDS }),
  entry({ type: 16, subType: 2, key: 'multipleInput', category: 'basic', ...FIELDS }),
  entry({ type: 23, subType: 1, key: 'date', category: 'basic', ...DATE, setting: { format: choice([...DATE_FORMATS.keys()], 0) } }),
  entry({ type: 23, subType: 2, key: 'time', category: 'basic', ...DATE, setting: { format: choice([...TIME_FORMATS.keys()], 0) } }),
];
