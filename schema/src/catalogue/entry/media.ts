import { LIMITS } from '../../limit/limits.js';
import { UPLOAD_FORMATS } from '../values/upload-formats.js';
import { ANSWERED, COUNT_COMPARISONS, SINGLE_CHOICE_COMPARISONS, PLACE_COMPARISONS, TEXT_COMPARISONS } from './comparisons.js';
import { entry } from './entry.js';
import { choice, integer, type SettingRules, text } from './setting-rule.js';

/** Marks on one picture; 0 = no limit. */
const POINTS_SETTING: SettingRules = {
  image: text(LIMITS.imageName),
  min: integer(0, LIMITS.points, 0),
  max: integer(0, LIMITS.points, 0),
};

/** Places, files and pictures. `format` of an upload: `upload-formats.ts`; `level` of a city: `cityParts`. */
export const MEDIA = [
  entry({
    type: 10,
    key: 'cascade',
    category: 'basic',
    hasOptions: true,
    optionTitle: { max: LIMITS.cascadeTitle },
    takesJump: false,
    algorithms: SINGLE_CHOICE_COMPARISONS,
    setting: {
      level: integer(1, LIMITS.cascadeLevels),
      placeholders: { kind: 'texts', count: LIMITS.cascadeLevels, max: LIMITS.cascadePlaceholder, default: ['', '', ''] },
    },
  }),
  entry({
    type: 11,
    key: 'city',
    category: 'quick',
    takesJump: false,
    algorithms: PLACE_COMPARISONS,
    setting: { level: integer(1, LIMITS.cityLevels, LIMITS.cityLevels) },
  }),
  entry({ type: 35, key: 'position', category: 'quick', algorithms: ANSWERED }),
  entry({
    type: 36,
    key: 'upload',
    category: 'basic',
    takesJump: false,
    algorithms: COUNT_COMPARISONS,
    setting: {
      format: choice([...UPLOAD_FORMATS.keys()], 0),
      size: integer(1, LIMITS.uploadMegabytes, LIMITS.imageMegabytes),
      min: integer(0, LIMITS.uploadFiles, 0),
      max: integer(0, LIMITS.uploadFiles, 0),
    },
  }),
  entry({
    type: 38,
    key: 'plot',
    category: 'professional',
    hasOptions: true,
    needsOptions: false,
    algorithms: COUNT_COMPARISONS,
    setting: POINTS_SETTING,
  }),
  entry({ type: 40, key: 'heatMap', category: 'professional', takesJump: false, algorithms: COUNT_COMPARISONS, setting: POINTS_SETTING }),
  entry({ type: 41, subType: 1, key: 'signature', category: 'professional', algorithms: ANSWERED }),
  entry({ type: 41, subType: 2, key: 'onlineSignature', category: 'quick', algorithms: ANSWERED }),
  entry({ type: 42, key: 'code', category: 'professional', algorithms: TEXT_COMPARISONS }),
];
