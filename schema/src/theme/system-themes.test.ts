import { describe, expect, it } from '@jest/globals';
import { FaultList } from '../reading/fault.js';
import { colourCorrections } from './colour-corrections.js';
import { contrastRatio, TEXT_CONTRAST } from './contrast.js';
import { checkTheme, shapeTheme } from './survey-theme.js';
import { isSystemThemeId, SYSTEM_THEMES } from './system-themes.js';
import { hasLowContrast, themePalette } from './theme-palette.js';

describe('the themes that come with the product', () => {
  it('are at least 16, light and dark, each by a word of its own', () => {
    const ids = SYSTEM_THEMES.map(({ id }) => id);
    const dark = SYSTEM_THEMES.filter(({ style }) => themePalette(style).isDark);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(16);
    expect(dark.length).toBeGreaterThanOrEqual(5);
    expect(dark.length).toBeLessThan(ids.length / 2);
    expect(ids.every(isSystemThemeId)).toBe(true);
    expect(isSystemThemeId('toString')).toBe(false);
  });

  it('look different from each other', () => {
    expect(new Set(SYSTEM_THEMES.map(({ style }) => JSON.stringify(shapeTheme(style)))).size).toBe(SYSTEM_THEMES.length);
  });

  it.each(SYSTEM_THEMES)('can be read as they were picked: $id', ({ style }) => {
    const faults = new FaultList();
    checkTheme(faults, 'theme', style);
    expect(faults.all).toEqual([]);
    expect(hasLowContrast(style)).toBe(false);
    for (const { picked, shown } of colourCorrections(style)) expect(shown).toBe(picked);
    const { onFill, fill, fillHover } = themePalette(style);
    expect(Math.min(contrastRatio(onFill, fill), contrastRatio(onFill, fillHover))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('are dark exactly where they say so, whatever lies behind the sheet', () => {
    for (const { style } of SYSTEM_THEMES) expect(themePalette(style).isDark).toBe(style.isDark ?? false);
  });
});
