import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';
import { readNumberOf } from '../reading/read-one-of.js';
import { RecordReader } from '../reading/record-reader.js';
import type { SurveyTheme, ThemeChange } from './survey-theme.js';

/** The keys of a theme. */
export const THEME_KEYS = [
  'back',
  'prevText',
  'nextText',
  'accent',
  'surface',
  'ink',
  'radius',
  'textSize',
  'isDark',
  'hasProgress',
  'hasNumbers',
  'cover',
  'logo',
] as const satisfies readonly (keyof SurveyTheme)[];

/** Steps of the size of texts. */
export const TEXT_SIZE_STEPS = [0, 1, 2] as const;

const readFields = (reader: RecordReader): SurveyTheme =>
  dropUndefined({
    back: reader.text('back'),
    prevText: reader.text('prevText'),
    nextText: reader.text('nextText'),
    accent: reader.text('accent'),
    surface: reader.text('surface'),
    ink: reader.text('ink'),
    radius: reader.number('radius'),
    textSize: readNumberOf(reader, 'textSize', TEXT_SIZE_STEPS),
    isDark: reader.flag('isDark'),
    hasProgress: reader.flag('hasProgress'),
    hasNumbers: reader.flag('hasNumbers'),
    cover: reader.text('cover'),
    logo: reader.text('logo'),
  });

/** Reads a theme; undefined when there is none. */
export const readTheme = (value: unknown, path: string, faults: FaultList): SurveyTheme | undefined => {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(THEME_KEYS);
  return reader && readFields(reader);
};

/** Reads a change of a theme: null in a key leads back to its default, null altogether to no theme. */
export const readThemeChange = (value: unknown, path: string, faults: FaultList): ThemeChange | null | undefined => {
  if (value === undefined || value === null) return value;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(THEME_KEYS);
  const { reader: given, nulls } = reader.withoutNulls();
  const cleared = THEME_KEYS.filter((key) => nulls.has(key)).map((key) => [key, null]);
  return { ...readFields(given), ...Object.fromEntries(cleared) };
};
