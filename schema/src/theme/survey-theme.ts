import { LIMITS } from '../limit/limits.js';
import { dropUndefined } from '../reading/drop-undefined.js';
import type { FaultList } from '../reading/fault.js';
import { integer, offByDefault, onByDefault } from '../reading/field.js';
import {
  checkFields,
  keysOf,
  readFields,
  type RecordOf,
  type RecordWithDefaultsOf,
  schemasOf,
  shapeFields,
  withDefaults,
} from '../reading/field-table.js';
import { type JsonSchema, record } from '../reading/json-schema.js';
import { RecordReader } from '../reading/record-reader.js';
import { DEFAULT_ACCENT, DEFAULT_RADIUS } from './theme-defaults.js';
import { background, colour, label, picture, step } from './theme-field.js';

/**
 * Look of the answering page and texts of its buttons (Spec 3, theme style: `back`, `prevText`, `nextText`), each key in one entry. Colours that
 * could not be read together are corrected when the page is drawn (`theme-palette.ts`), never refused.
 */
export const THEME = {
  back: background({ description: 'What lies behind the sheet: a colour `#rrggbb`, or the stored name of a picture.' }),
  prevText: label({ description: 'Plain text, at most 24 characters: the button that leads back, where a page has none of its own.' }),
  nextText: label({
    description: 'Plain text, at most 24 characters: the button that leads on, where a page has none of its own; not the one that sends.',
  }),
  accent: colour({ description: 'The colour of buttons, selection, focus and links.', byDefault: DEFAULT_ACCENT }),
  surface: colour({ description: 'The sheet. Left out: white, or nearly black where `isDark`.', byDefault: undefined }),
  ink: colour({ description: 'The text. Left out: what reads well on the sheet.', byDefault: undefined }),
  radius: integer({
    description: 'Pixels by which corners are rounded.',
    min: 0,
    max: LIMITS.themeRadius,
    default: DEFAULT_RADIUS,
  }),
  textSize: step({ description: '0 normal, 1 large, 2 larger.', steps: [0, 1, 2] }),
  isDark: offByDefault({ description: 'Light on dark, where `surface` says nothing else.' }),
  hasProgress: onByDefault({ description: 'The line that shows how far one is.' }),
  hasNumbers: onByDefault({ description: 'Numbers before the questions.' }),
  cover: picture({ description: 'Stored name of a picture over the survey.' }),
  logo: picture({ description: 'Stored name of a small picture at the head of the sheet.' }),
};

const THEME_KEYS = keysOf(THEME);

/** A theme; every key may be absent. */
export type SurveyTheme = RecordOf<typeof THEME>;

/** Present = set, absent = leave, null = back to the default. */
export type ThemeChange = { readonly [K in keyof SurveyTheme]?: SurveyTheme[K] | null };

/** Every key with its value; `null` where absence has a meaning of its own. */
export type ThemeWithDefaults = RecordWithDefaultsOf<typeof THEME>;

/** Returns every key of a theme with its default filled in. */
export const themeWithDefaults = (theme: SurveyTheme = {}): ThemeWithDefaults => withDefaults(THEME, theme);

/** Reads a theme; undefined when there is none. */
export function readTheme(value: unknown, path: string, faults: FaultList): SurveyTheme | undefined {
  if (value === undefined) return undefined;
  const reader = RecordReader.of(value, path, faults);
  reader?.allowOnly(THEME_KEYS);
  return reader && readFields(THEME, reader);
}

/** Reads a change of a theme: null in a key leads back to its default, null altogether to no theme. */
export function readThemeChange(value: unknown, path: string, faults: FaultList): ThemeChange | null | undefined {
  if (value === undefined || value === null) return value;
  const reader = RecordReader.of(value, path, faults);
  if (reader === undefined) return undefined;
  reader.allowOnly(THEME_KEYS);
  const { reader: given, nulls } = reader.withoutNulls();
  const cleared = THEME_KEYS.filter((key) => nulls.has(key)).map((key) => [key, null]);
  return { ...readFields(THEME, given), ...Object.fromEntries(cleared) };
}

/** Notes every rule that a theme breaks: colours are `#rrggbb` and nothing else, pictures are stored here, buttons say plain words. */
export const checkTheme = (faults: FaultList, path: string, theme: SurveyTheme): void => checkFields(THEME, faults, path, theme);

/** Puts a theme into canonical shape: defaults are absent, colours in small letters. Undefined when nothing is left. */
export const shapeTheme = (theme: SurveyTheme = {}): SurveyTheme | undefined => shapeFields(THEME, theme);

/** Returns the theme with a change in it. */
export function changedTheme(theme: SurveyTheme | undefined, change: ThemeChange | null | undefined): SurveyTheme | undefined {
  if (change === undefined) return theme;
  const merged = Object.entries({ ...theme, ...change }).filter(([, value]) => value !== null);
  return change === null ? undefined : Object.fromEntries(merged);
}

/** Returns the change that leads from `after` back to `before`, of those keys alone that differ; undefined when none does. */
export function inverseThemeChange(before: SurveyTheme = {}, after: SurveyTheme = {}): ThemeChange | undefined {
  const keys = THEME_KEYS.filter((key) => before[key] !== after[key]);
  return keys.length === 0 ? undefined : dropUndefined(Object.fromEntries(keys.map((key) => [key, before[key] ?? null])));
}

/** The JSON Schema of a theme. */
export const themeSchema = (): JsonSchema => record(schemasOf(THEME), []);
