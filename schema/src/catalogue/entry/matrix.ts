import { LIMITS } from '../../limit/limits.js';
import {
  inRows,
  MULTIPLE_CHOICE_COMPARISONS,
  COUNT_COMPARISONS,
  SINGLE_CHOICE_COMPARISONS,
  TEXT_COMPARISONS,
  VALUE_COMPARISONS,
} from './comparisons.js';
import { entry } from './entry.js';
import { flag, integer, type SettingRules } from './setting-rule.js';
import { COUNT_RULES, OPTION_INPUT_SETTING, RATE_SETTING } from './setting-rules.js';

const GRID_SETTING: SettingRules = { is_fixed_header: flag(), is_split: flag() };

const COLUMNS = { hasOptions: true, takesOptionLogic: true, takesImage: true };

const MATRIX = {
  category: 'professional',
  hasRows: true,
  rowsTakeImage: true,
  takesRowLogic: true,
  isCarryTarget: true,
} as const;

/** Shared by the two that switch into each other, so that switching loses nothing (Spec 4). */
const SELECT = { rowsTakeOther: true, rowsTakeRightTitle: true, takesExclusive: true };

/** Columns of a table: each has an input of its own, and the answer is the whole table, so columns and rows have no logic. */
const TABLE = {
  category: 'professional',
  hasOptions: true,
  optionInput: 'all',
  optionSetting: OPTION_INPUT_SETTING,
  takesJump: false,
  algorithms: COUNT_COMPARISONS,
} as const;

/** Entries with rows. Conditions on a matrix may name a row (R23), and must to ask whether it is answered. */
export const MATRICES = [
  entry({
    type: 14,
    subType: 1,
    key: 'matrixSingle',
    ...MATRIX,
    ...COLUMNS,
    ...SELECT,
    algorithms: inRows(SINGLE_CHOICE_COMPARISONS),
    switchesTo: [{ type: 14, subType: 2 }],
    setting: { ...GRID_SETTING, is_flip: flag(), is_one: flag() },
  }),
  entry({
    type: 14,
    subType: 2,
    key: 'matrixMultiple',
    ...MATRIX,
    ...COLUMNS,
    ...SELECT,
    algorithms: inRows(MULTIPLE_CHOICE_COMPARISONS),
    switchesTo: [{ type: 14, subType: 1 }],
    setting: { ...GRID_SETTING, ...COUNT_RULES, is_flip: flag() },
  }),
  entry({
    type: 14,
    subType: 3,
    key: 'matrixFill',
    ...MATRIX,
    ...COLUMNS,
    // Without columns it takes one text per row.
    needsOptions: false,
    takesJump: false,
    optionInput: 'all',
    optionSetting: OPTION_INPUT_SETTING,
    algorithms: inRows(TEXT_COMPARISONS),
    setting: { ...GRID_SETTING, is_flip: flag() },
  }),
  entry({
    type: 14,
    subType: 4,
    key: 'matrixRate',
    ...MATRIX,
    // Each row is rated once: columns may name the points of the scale, they are not answered.
    hasOptions: true,
    needsOptions: false,
    rowsTakeOther: true,
    rowsTakeRightTitle: true,
    algorithms: inRows(VALUE_COMPARISONS),
    setting: { ...GRID_SETTING, ...RATE_SETTING },
  }),
  entry({ type: 7, subType: 1, key: 'table', ...TABLE, hasRows: true, setting: GRID_SETTING }),
  entry({
    type: 7,
    subType: 2,
    key: 'growingTable',
    ...TABLE,
    setting: {
      ...GRID_SETTING,
      min: integer(1, LIMITS.growingRows, 1),
      max: integer(1, LIMITS.growingRows, LIMITS.growingRows),
      value: integer(1, LIMITS.growingRowsAtFirst),
    },
  }),
  entry({
    type: 37,
    key: 'pictureDrag',
    ...COLUMNS,
    category: 'professional',
    hasRows: true,
    rowsTakeImage: true,
    takesRowLogic: true,
    algorithms: inRows(SINGLE_CHOICE_COMPARISONS),
    setting: { is_one: flag() },
  }),
];
