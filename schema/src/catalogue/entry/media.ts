import { LIMITS } from '../../limit/limits.js';
import { ANSWERED, OF_COUNT, OF_ONE_CHOICE, OF_PLACE, OF_TEXT } from '../comparisons.js';
import type { SettingRules } from '../setting-rule.js';
import { choice, integer, text } from '../setting/rules.js';
import { UPLOAD_FORMATS } from '../upload-formats.js';
import { entry } from './entry.js';

/** Marks on one picture; 0 = no limit. */
const POINTS_SETTING: SettingRules = {
  image: text(LIMITS.imageName),
  min: integer(0, LIMITS.points, 0),
  max: integer(0, LIMITS.points, 0),
};

/** Places, files and pictures. `format` of an upload: `upload-formats.ts`; `level` of a city: `city-levels.ts`. */
export const MEDIA = [
  entry({
    type: 10,
    key: 'cascade',
    category: 'basic',
    hasOptions: true,
    optionTitle: { max: LIMITS.cascadeTitle },
    takesJump: false,
    algorithms: OF_ONE_CHOICE,
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
    algorithms: OF_PLACE,
    setting: { level: integer(1, LIMITS.cityLevels, LIMITS.cityLevels) },
  }),
  entry({ type: 35, key: 'position', category: 'quick', algorithms: ANSWERED }),
  entry({
    type: 36,
    key: 'upload',
    category: 'basic',
    takesJump: false,
    algorithms: OF_COUNT,
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
    algorithms: OF_COUNT,
    setting: POINTS_SETTING,
  }),
  entry({ type: 40, key: 'heatMap', category: 'professional', takesJump: false, algorithms: OF_COUNT, setting: POINTS_SETTING }),
  entry({ type: 41, subType: 1, key: 'signature', category: 'professional', algorithms: ANSWERED }),
  entry({ type: 41, subType: 2, key: 'onlineSignature', category: 'quick', algorithms: ANSWERED }),
  entry({ type: 42, key: 'code', category: 'professional', algorithms: OF_TEXT }),
];
