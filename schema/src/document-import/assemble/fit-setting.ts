import type { SettingRule } from '../../catalogue/entry/setting-rule.js';
import { byteLength } from '../../text/text.js';

type Rules = Readonly<Record<string, SettingRule | undefined>>;

/** Cuts a text to so many characters, or columns where Chinese characters count 2. */
export function cutText(text: string, max: number, unit?: 'bytes'): string {
  const characters = [...text];
  if (unit !== 'bytes') return characters.slice(0, max).join('');
  let kept = '';
  for (const character of characters) {
    if (byteLength(kept + character) > max) break;
    kept += character;
  }
  return kept;
}

const bounded = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));

function fitTexts(given: readonly unknown[], max: number, most: number): string[] {
  const texts = given.filter((text) => typeof text === 'string').map((text) => cutText(text.trim(), max));
  return [...new Set(texts.filter(Boolean))].slice(0, most);
}

function fitValue(value: unknown, rule: SettingRule): unknown {
  switch (rule.kind) {
    case 'integer':
    case 'number': {
      if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
      return bounded(rule.kind === 'integer' ? Math.round(value) : value, rule.min, rule.max);
    }
    case 'flag':
      return typeof value === 'boolean' ? value : undefined;
    case 'choice':
      return rule.values.some((allowed) => allowed === value) ? value : undefined;
    case 'text':
      return typeof value === 'string' ? cutText(value, rule.max, rule.unit) : undefined;
    case 'texts':
      return Array.isArray(value) ? fitTexts(value, rule.max, rule.maxCount ?? value.length) : undefined;
    default:
      return undefined;
  }
}

/** The values of a setting that an entry has, each within its bounds. What does not fit is left out. */
export function fitSetting<Setting extends object>(rules: Rules, setting: Setting | undefined): Setting | undefined {
  if (setting === undefined) return undefined;
  const fitted = Object.entries(setting).flatMap(([key, value]): [string, unknown][] => {
    const rule = rules[key];
    const fit = rule === undefined || value === undefined ? undefined : fitValue(value, rule);
    return fit === undefined ? [] : [[key, fit]];
  });
  return fitted.length === 0 ? undefined : (Object.fromEntries(fitted) as Setting);
}
