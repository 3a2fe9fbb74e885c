import { OF_OPTION_TEXT, OF_TEXT, OF_VALUE } from '../comparisons.js';
import { DATE_FORMATS, TIME_FORMATS } from '../date-formats.js';
import { OPTION_INPUT_SETTING, TEXT_SETTING } from '../setting/input-setting.js';
import { choice } from '../setting/rules.js';
import { entry } from './entry.js';

/** One field per option, each with an input of its own. */
const FIELDS = {
  hasOptions: true,
  optionInput: 'all',
  optionSetting: OPTION_INPUT_SETTING,
  takesOptionLogic: true,
  takesJump: false,
  algorithms: OF_OPTION_TEXT,
  isPipingSource: true,
} as const;

const DATE = { algorithms: OF_VALUE, isPipingSource: true };

/** Entries whose answers are typed or picked from a calendar: open text, forms, dates. `format` of a date: `date-formats.ts`. */
export const TYPED = [
  entry({ type: 3, key: 'text', category: 'basic', algorithms: OF_TEXT, isPipingSource: true, setting: TEXT_SETTING }),
  entry({ type: 16, subType: 1, key: 'form', category: 'basic', ...FIELDS }),
  entry({ type: 16, subType: 2, key: 'multipleInput', category: 'basic', ...FIELDS }),
  entry({ type: 23, subType: 1, key: 'date', category: 'basic', ...DATE, setting: { format: choice([...DATE_FORMATS.keys()], 0) } }),
  entry({ type: 23, subType: 2, key: 'time', category: 'basic', ...DATE, setting: { format: choice([...TIME_FORMATS.keys()], 0) } }),
];
