import { LIMITS } from '../limit/limits.js';
import { TEXT_SIZE_STEPS, type THEME_KEYS } from '../theme/read-theme.js';
import { DEFAULT_ACCENT, DEFAULT_RADIUS } from '../theme/theme-defaults.js';
import { THEME_TEXTS } from './descriptions.js';
import { described, flag, integer, type JsonSchema, oneOfValues, record, text } from '../reading/json-schema.js';

/** A colour, or nothing. */
const colour: JsonSchema = { type: 'string', pattern: '^(#[0-9A-Fa-f]{6})?$' };

/** Blank ones count as none, however long. */
const label: JsonSchema = { type: 'string', pattern: `^(?:\\s*|[^]{1,${LIMITS.buttonText}})$` };

/** The theme of a survey. */
export const themeSchema = (): JsonSchema => {
  const properties: Readonly<Record<(typeof THEME_KEYS)[number], JsonSchema>> = {
    back: text(LIMITS.imageName),
    prevText: label,
    nextText: label,
    accent: { ...colour, default: DEFAULT_ACCENT },
    surface: colour,
    ink: colour,
    radius: { ...integer(0, LIMITS.themeRadius), default: DEFAULT_RADIUS },
    textSize: oneOfValues(TEXT_SIZE_STEPS, 0),
    isDark: flag(),
    hasProgress: flag(true),
    hasNumbers: flag(true),
    cover: text(LIMITS.imageName),
    logo: text(LIMITS.imageName),
  };
  return record(described(properties, THEME_TEXTS), []);
};
