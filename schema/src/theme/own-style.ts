import { FaultList, type Parsed } from '../reading/fault.js';
import { changedTheme, checkTheme, readThemeChange, shapeTheme, type SurveyTheme } from './survey-theme.js';

/**
 * Reads a change of a theme that an author keeps, and returns the theme with it, in canonical shape. An absent key stays, null leads back to its
 * default. Faults stand below `field`: what a theme of a survey may not have either.
 */
export function parseOwnStyle(given: unknown, before: SurveyTheme, field: string): Parsed<SurveyTheme> {
  const faults = new FaultList();
  const change = readThemeChange(given, field, faults);
  const changed = shapeTheme(changedTheme(before, change)) ?? {};
  checkTheme(faults, field, changed);
  return faults.isEmpty ? { ok: true, value: changed } : { ok: false, faults: faults.all };
}
