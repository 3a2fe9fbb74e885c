import { BLACK, contrastRatio, mix } from './colour.js';
import { clearGround, LINE_CONTRAST, poleOf, readableOn } from './readable-on.js';
import { DARK, DEFAULT_ACCENT, LIGHT } from './theme-defaults.js';
import type { Colour, SurveyTheme } from './survey-theme.js';

/** Every colour of the page. */
export interface ThemePalette {
  readonly isDark: boolean;
  readonly surface: Colour;
  /** Slightly off the sheet: notes, and elements under the pointer. */
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
  /** The accent as the author picked it, under the words of the main button; and the same under a hand. */
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

type Grounds = Pick<ThemePalette, 'surface' | 'ground' | 'hover' | 'accentTint' | 'successTint' | 'warningTint' | 'dangerTint'>;

/** Returns the grounds on which the page shows text: the sheet and everything that lies on it. */
export const groundsOf = (palette: Grounds): readonly Colour[] => [
  palette.surface,
  palette.ground,
  palette.hover,
  palette.accentTint,
  palette.successTint,
  palette.warningTint,
  palette.dangerTint,
];

/** The main button: its words are those of text or sheet, whichever reads better, and it moves away from them under a hand. */
const fillOf = (fill: Colour, ink: Colour, surface: Colour): Pick<ThemePalette, 'fill' | 'fillHover' | 'onFill'> => {
  const better = contrastRatio(ink, fill) > contrastRatio(surface, fill) ? ink : surface;
  const onFill = readableOn(better, fill);
  return { fill, fillHover: mix(fill, poleOf(onFill), 0.16), onFill };
};

/**
 * The colours of a page out of the few that its author picked. A sheet between light and dark moves to the nearer side; texts, lines and signs move
 * towards black or white until they can be read on everything they stand on: 4.5 for text, 3 for borders.
 */
export const themePalette = (theme: SurveyTheme): ThemePalette => {
  const surface = clearGround(theme.surface ?? (theme.isDark === true ? DARK : LIGHT).surface);
  const isDark = poleOf(surface) !== BLACK;
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
  const grounds = groundsOf(tints);
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
};
