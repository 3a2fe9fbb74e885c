import type { SurveyTheme } from './survey-theme.js';
import { DEFAULT_RADIUS } from './theme-defaults.js';
import { type ThemePalette, themePalette } from './theme-palette.js';

/** Pixels that a step of the size of texts adds. */
const STEP = 2;

const colourVariables = (palette: ThemePalette): Record<string, string> => ({
  '--accent': palette.accent,
  '--accent-hover': palette.fillHover,
  '--accent-tint': palette.accentTint,
  '--fill': palette.fill,
  '--on-fill': palette.onFill,
  // A button too light for its ground has a line around it.
  '--fill-edge': palette.fill === palette.accent ? 'transparent' : palette.accent,
  '--ink': palette.ink,
  '--ink-secondary': palette.inkSecondary,
  '--ink-hint': palette.inkHint,
  '--surface': palette.surface,
  '--ground': palette.ground,
  '--line': palette.line,
  '--hover': palette.hover,
  '--edge': palette.edge,
  '--success': palette.success,
  '--success-tint': palette.successTint,
  '--warning': palette.warning,
  '--warning-tint': palette.warningTint,
  '--danger': palette.danger,
  '--danger-tint': palette.dangerTint,
  'color-scheme': palette.isDark ? 'dark' : 'light',
});

const hasColours = ({ accent, surface, ink, isDark }: SurveyTheme): boolean =>
  [accent, surface, ink].some((colour) => colour !== undefined) || isDark === true;

/**
 * Returns the style variables that a theme sets on the answering page, and `color-scheme`. Values are built here from numbers and
 * colours, never copied from a text of the author. A theme without colours leaves the product's own.
 */
export const themeVariables = (theme: SurveyTheme): Readonly<Record<string, string>> => ({
  ...(hasColours(theme) ? colourVariables(themePalette(theme)) : {}),
  ...(theme.back?.startsWith('#') ? { '--back': theme.back } : {}),
  ...(theme.radius === undefined
    ? {}
    : { '--radius': `${theme.radius}px`, '--radius-control': `${Math.max(0, theme.radius - DEFAULT_RADIUS / 4)}px` }),
  ...(theme.textSize === undefined ? {} : { '--text-step': `${theme.textSize * STEP}px` }),
});
