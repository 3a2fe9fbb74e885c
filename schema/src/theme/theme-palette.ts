import {
  BLACK,
  legibleBackground,
  type Colour,
  contrastRatio,
  LINE_CONTRAST,
  mix,
  blackOrWhiteAgainst,
  readableOn,
  TEXT_CONTRAST,
} from './contrast.js';
import type { SurveyTheme } from './survey-theme.js';
import { DARK, DEFAULT_ACCENT, LIGHT } from './theme-defaults.js';

/** Every colour of the page. */
export interface ThemePalette {
  readonly isDark: boolean;
  readonly surface: Colour;
  /** Slightly different from the surface: notes, and hovered elements. */
  readonly ground: Colour;
  readonly hover: Colour;
  readonly line: Colour;
  readonly edge: Colour;
  readonly ink: Colour;
  readonly inkSecondary: Colour;
  readonly inkHint: Colour;
  /** The accent as text and line. */
  readonly accent: Colour;
  readonly accentTint: Colour;
  /** The accent as the author picked it: the background of the main button, and the same on hover. */
  readonly fill: Colour;
  readonly fillHover: Colour;
  readonly onFill: Colour;
  readonly success: Colour;
  readonly successTint: Colour;
  readonly warning: Colour;
  readonly warningTint: Colour;
  readonly danger: Colour;
  readonly dangerTint: Colour;
}

type Backgrounds = Pick<ThemePalette, 'surface' | 'ground' | 'hover' | 'accentTint' | 'successTint' | 'warningTint' | 'dangerTint'>;

/** Returns the grounds on which the page shows text: the sheet and everything that lies on it. */
export const backgroundsOf = (palette: Backgrounds): readonly Colour[] => [
  palette.surface,
  palette.ground,
  palette.hover,
  palette.accentTint,
  palette.successTint,
  palette.warningTint,
  palette.dangerTint,
];

/**
 * Returns the colours of the main button: its text has the colour of the ink or the surface, whichever contrasts more, and on hover its background
 * moves away from that colour.
 */
function fillOf(fill: Colour, ink: Colour, surface: Colour): Pick<ThemePalette, 'fill' | 'fillHover' | 'onFill'> {
  const better = contrastRatio(ink, fill) > contrastRatio(surface, fill) ? ink : surface;
  const onFill = readableOn(better, fill);
  return { fill, fillHover: mix(fill, blackOrWhiteAgainst(onFill), 0.16), onFill };
}

/**
 * Derives all colours of a page from the few that its author picked. A surface between light and dark moves to the nearer side; texts, lines and
 * signs move towards black or white until they can be read on every background: 4.5 for text, 3 for borders.
 */
export function themePalette(theme: SurveyTheme): ThemePalette {
  const surface = legibleBackground(theme.surface ?? (theme.isDark === true ? DARK : LIGHT).surface);
  const isDark = blackOrWhiteAgainst(surface) !== BLACK;
  const base = isDark ? DARK : LIGHT;
  const picked = theme.accent ?? DEFAULT_ACCENT;
  const ink = readableOn(theme.ink ?? base.ink, surface);
  const tint = (colour: Colour, share: number): Colour => mix(surface, colour, isDark ? share * 1.6 : share);
  const tints = {
    surface,
    ground: tint(ink, 0.04),
    hover: tint(ink, 0.07),
    accentTint: tint(picked, 0.09),
    successTint: tint(base.success, 0.06),
    warningTint: tint(base.warning, 0.06),
    dangerTint: tint(base.danger, 0.06),
    line: tint(ink, 0.12),
  };
  const grounds = backgroundsOf(tints);
  const text = (colour: Colour): Colour => readableOn(colour, grounds);
  return {
    ...tints,
    isDark,
    edge: readableOn(mix(surface, ink, 0.4), grounds, LINE_CONTRAST),
    ink: text(ink),
    inkSecondary: text(mix(ink, surface, 0.26)),
    inkHint: text(mix(ink, surface, 0.36)),
    accent: text(picked),
    success: text(base.success),
    warning: text(base.warning),
    danger: text(base.danger),
    ...fillOf(picked, text(ink), surface),
  };
}

/** Returns whether the author's colours cannot be read together, so that the page has to show others. */
export function hasLowContrast(theme: SurveyTheme): boolean {
  const surface = theme.surface ?? themePalette(theme).surface;
  const isUnread = [theme.ink, theme.accent].some((colour) => colour !== undefined && contrastRatio(colour, surface) < TEXT_CONTRAST);
  return isUnread || legibleBackground(surface) !== surface;
}
