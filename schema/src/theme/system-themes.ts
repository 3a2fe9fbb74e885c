import type { SurveyTheme } from './survey-theme.js';

/** A theme that comes with the product. Its id is a word that surveys and programs may rely on; people are shown a name in their language. */
export interface SystemTheme {
  readonly id: SystemThemeId;
  readonly style: SurveyTheme;
}

/**
 * Every one can be read exactly as it was picked, so none is corrected when the page is drawn. They set colours, corners and size alone: pictures,
 * words, progress and numbers are each survey's own.
 */
const STYLES = {
  celadon: {},
  ink: { accent: '#18212b', back: '#e9ecf0', radius: 4 },
  harbour: { accent: '#1d4ed8', ink: '#14213d', back: '#dde8f8', radius: 10 },
  sky: { accent: '#0369a1', surface: '#fbfdff', ink: '#12303f', back: '#d3ebf9', radius: 16 },
  mint: { accent: '#0f766e', surface: '#f8fdfb', ink: '#15302b', back: '#cfece2', radius: 22 },
  meadow: { accent: '#3f6f1f', surface: '#fcfef8', ink: '#1f2a17', back: '#e1edcf', radius: 12 },
  wheat: { accent: '#92400e', surface: '#fffdf6', ink: '#3b2f14', back: '#f2e6c4', radius: 6 },
  apricot: { accent: '#b93f0b', surface: '#fffaf6', ink: '#3a2318', back: '#fde4cf', radius: 18 },
  cinnabar: { accent: '#b3261e', surface: '#fffdf9', ink: '#2b1a14', back: '#f3e2d2', radius: 2 },
  peony: { accent: '#be185d', surface: '#fffbfc', ink: '#38182a', back: '#fadfe9', radius: 20 },
  lavender: { accent: '#6d28d9', surface: '#fdfbff', ink: '#281b40', back: '#e7def7', radius: 14 },
  slate: { accent: '#475569', surface: '#f8fafc', ink: '#1e293b', back: '#ccd5e0', radius: 0 },
  kraft: { accent: '#6b3f17', surface: '#f7ecd9', ink: '#33220f', back: '#dcc6a3', radius: 3 },
  night: { isDark: true, accent: '#38bdf8', surface: '#121a28', ink: '#e6edf6', back: '#090e17', radius: 10 },
  graphite: { isDark: true, accent: '#2dd4bf', surface: '#1e2227', ink: '#e8eaed', back: '#121417', radius: 6 },
  forest: { isDark: true, accent: '#86efac', surface: '#10241b', ink: '#e4f3e9', back: '#081510', radius: 12 },
  midnight: { isDark: true, accent: '#a5b4fc', surface: '#1d1a45', ink: '#eceefe', back: '#100e2b', radius: 16 },
  plum: { isDark: true, accent: '#f0abfc', surface: '#271530', ink: '#f6e9fa', back: '#150a1b', radius: 20 },
  cocoa: { isDark: true, accent: '#fdba74', surface: '#291c14', ink: '#f7ece2', back: '#170f0a', radius: 8 },
  ginkgo: { isDark: true, accent: '#facc15', surface: '#1f1d10', ink: '#f5f1dc', back: '#111006', radius: 4 },
} satisfies Record<string, SurveyTheme>;

/** The word that a theme of the product goes by. */
export type SystemThemeId = keyof typeof STYLES;

/** The themes that come with the product, in the order in which they are offered: light ones, then dark ones. */
export const SYSTEM_THEMES: readonly SystemTheme[] = Object.entries(STYLES).map(([id, style]) => ({ id: id as SystemThemeId, style })); // The keys of the record.

/** Returns whether this is the id of a theme that comes with the product. */
export const isSystemThemeId = (id: string): id is SystemThemeId => Object.hasOwn(STYLES, id);
