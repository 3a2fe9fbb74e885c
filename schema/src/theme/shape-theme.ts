import { dropUndefined } from '../reading/drop-undefined.js';
import { DEFAULT_ACCENT, DEFAULT_RADIUS } from './theme-defaults.js';
import { THEME_KEYS } from './read-theme.js';
import type { SurveyTheme, ThemeChange } from './survey-theme.js';

const orNothing = <T>(value: T | undefined, ...unless: readonly T[]): T | undefined =>
  value === undefined || unless.includes(value) ? undefined : value;

const colour = (value: string | undefined): string | undefined => orNothing(value?.toLowerCase(), '');

/** A button that says nothing is no button: a blank text counts as none. */
const label = (value: string | undefined): string | undefined => (value?.trim() === '' ? undefined : value);

/** Puts a theme into canonical shape: defaults are absent, colours in small letters. Undefined when nothing is left. */
export const shapeTheme = (theme: SurveyTheme | undefined): SurveyTheme | undefined => {
  const shaped = dropUndefined({
    back: theme?.back?.startsWith('#') ? colour(theme.back) : orNothing(theme?.back, ''),
    prevText: label(theme?.prevText),
    nextText: label(theme?.nextText),
    accent: orNothing(colour(theme?.accent), DEFAULT_ACCENT),
    surface: colour(theme?.surface),
    ink: colour(theme?.ink),
    radius: orNothing(theme?.radius, DEFAULT_RADIUS),
    textSize: orNothing(theme?.textSize, 0),
    isDark: orNothing(theme?.isDark, false),
    hasProgress: orNothing(theme?.hasProgress, true),
    hasNumbers: orNothing(theme?.hasNumbers, true),
    cover: orNothing(theme?.cover, ''),
    logo: orNothing(theme?.logo, ''),
  });
  return Object.keys(shaped).length === 0 ? undefined : shaped;
};

/** The theme with a change in it. */
export const changedTheme = (theme: SurveyTheme | undefined, change: ThemeChange | null | undefined): SurveyTheme | undefined => {
  if (change === undefined) return theme;
  const merged = Object.entries({ ...theme, ...change }).filter(([, value]) => value !== null);
  return change === null ? undefined : Object.fromEntries(merged);
};

/** The change that leads from `after` back to `before`, of those keys alone that differ; undefined when none does. */
export const themeBack = (before: SurveyTheme = {}, after: SurveyTheme = {}): ThemeChange | undefined => {
  const keys = THEME_KEYS.filter((key) => before[key] !== after[key]);
  return keys.length === 0 ? undefined : Object.fromEntries(keys.map((key) => [key, before[key] ?? null]));
};
