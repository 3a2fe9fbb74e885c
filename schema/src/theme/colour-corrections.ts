import { type Colour, contrastRatio } from './contrast.js';
import type { SurveyTheme } from './survey-theme.js';
import { themePalette } from './theme-palette.js';

/** A colour that an author picks and that respondents have to be able to read, or to read on. */
export type PickedColour = 'accent' | 'ink' | 'surface';

/** A picked colour and what the page makes of it. */
export interface ColourCorrection {
  readonly key: PickedColour;
  readonly picked: Colour;
  /** Shown instead wherever it is text, or lies behind text; the same colour if it can stay. */
  readonly shown: Colour;
  /** Contrast of the picked colour with what it is read on or what is read on it, 1 to 21; 4.5 is needed. */
  readonly contrast: number;
}

/** Returns what becomes of each colour of a theme that the author picked or that has a default of its own: `accent`, `ink`, `surface` in this order. */
export function colourCorrections(theme: SurveyTheme): readonly ColourCorrection[] {
  const palette = themePalette(theme);
  const surface = theme.surface ?? palette.surface;
  const ink = theme.ink ?? palette.ink;
  const accent = theme.accent ?? palette.accent;
  return [
    { key: 'accent', picked: accent, shown: palette.accent, contrast: contrastRatio(accent, surface) },
    { key: 'ink', picked: ink, shown: palette.ink, contrast: contrastRatio(ink, surface) },
    { key: 'surface', picked: surface, shown: palette.surface, contrast: contrastRatio(palette.ink, surface) },
  ];
}
