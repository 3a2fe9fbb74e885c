import { shapeTheme, type SurveyTheme, THEME, type ThemeChange } from './survey-theme.js';

/** Keys that make up how a page looks. Whoever chooses a theme gets all of them as the theme has them. */
const LOOK = ['back', 'accent', 'surface', 'ink', 'radius', 'textSize', 'isDark'] as const;

/** Keys that belong to a survey more than to a look: a chosen theme sets those that it names, and leaves the others as they are. */
const KEPT = ['prevText', 'nextText', 'hasProgress', 'hasNumbers', 'cover', 'logo'] as const;

/**
 * Returns the change that gives a survey this theme: colours, corners, size and what lies behind become the theme's, back to their defaults where it
 * says nothing of them. Button words, progress, numbers, cover and logo change only where the theme has its own.
 */
export function themeChoice(style: SurveyTheme): ThemeChange {
  const look = LOOK.map((key) => [key, style[key] ?? null]);
  const named = KEPT.flatMap((key) => (style[key] === undefined ? [] : [[key, style[key]]]));
  return Object.fromEntries([...look, ...named]);
}

/** Returns the theme of values as an API answers them: defaults spelled out, null where there is none, and keys beside those of a theme. */
export function themeOfValues(values: object): SurveyTheme {
  const named = Object.entries(values).filter(([key, value]) => Object.hasOwn(THEME, key) && value !== null);
  return shapeTheme(Object.fromEntries(named)) ?? {};
}

/** Returns the change that makes any theme this one: every key is set, or led back to its default. */
export const wholeTheme = (theme: SurveyTheme = {}): ThemeChange =>
  Object.fromEntries(Object.keys(THEME).map((key) => [key, theme[key as keyof SurveyTheme] ?? null])); // The keys of the table.

/** Returns whether a survey's theme looks as this one: choosing it would change nothing. */
export function isInUse(style: SurveyTheme, theme: SurveyTheme | undefined): boolean {
  const [one, other] = [shapeTheme(style) ?? {}, shapeTheme(theme) ?? {}];
  return LOOK.every((key) => one[key] === other[key]) && KEPT.every((key) => one[key] === undefined || one[key] === other[key]);
}
