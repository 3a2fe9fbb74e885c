import { contrastRatio } from './colour.js';
import { clearGround, TEXT_CONTRAST } from './readable-on.js';
import type { SurveyTheme } from './survey-theme.js';
import { themePalette } from './theme-palette.js';

/** Returns whether the author's colours cannot be read together, so that the page has to show others. */
export const hasLowContrast = (theme: SurveyTheme): boolean => {
  const surface = theme.surface ?? themePalette(theme).surface;
  const isUnread = [theme.ink, theme.accent].some((colour) => colour !== undefined && contrastRatio(colour, surface) < TEXT_CONTRAST);
  return isUnread || clearGround(surface) !== surface;
};
