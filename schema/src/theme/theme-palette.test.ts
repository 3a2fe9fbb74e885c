import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryTheme } from '../testing/arbitrary-theme.js';
import { randomRuns } from '../testing/random-runs.js';
import { contrastRatio, LINE_CONTRAST, readableOn, TEXT_CONTRAST } from './contrast.js';
import { backgroundsOf, themePalette } from './theme-palette.js';

const RUNS = randomRuns(2_000);

const leastContrast = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastRatio(colour, ground)));

describe('the colours of a page [4.2.16]', () => {
  it('can be read as text on everything that text stands on, whatever the author picked', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), (theme) => {
        const palette = themePalette(theme);
        const { ink, inkSecondary, inkHint, accent, success, warning, danger } = palette;
        const texts = [ink, inkSecondary, inkHint, accent, success, warning, danger];
        expect(Math.min(...texts.map((text) => leastContrast(text, backgroundsOf(palette))))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      RUNS,
    );
  });

  it('can be read on the main button, at rest and under a hand', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), (theme) => {
        const { fill, fillHover, onFill } = themePalette(theme);
        expect(leastContrast(onFill, [fill, fillHover])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      RUNS,
    );
  });

  it('let borders of what is typed into and what has the focus be seen, and how far the progress line is', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), (theme) => {
        const palette = themePalette(theme);
        expect(leastContrast(palette.edge, backgroundsOf(palette))).toBeGreaterThanOrEqual(LINE_CONTRAST);
        expect(leastContrast(palette.accent, [...backgroundsOf(palette), palette.line])).toBeGreaterThanOrEqual(LINE_CONTRAST);
      }),
      RUNS,
    );
  });

  it('leave alone what reads well: a dark blue on white stays as it was picked', () => {
    expect(themePalette({ accent: '#1d4ed8', ink: '#111827' })).toMatchObject({ accent: '#1d4ed8', fill: '#1d4ed8', ink: '#111827' });
  });

  it('keep a bright yellow on the button, under dark words, and darken it where it is text', () => {
    const { fill, onFill, accent, ink } = themePalette({ accent: '#facc15' });
    expect([fill, onFill]).toEqual(['#facc15', ink]);
    expect(contrastRatio('#facc15', '#ffffff')).toBeLessThan(2);
    expect(contrastRatio(accent, '#ffffff')).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('turn light on dark with the sheet, whatever isDark says', () => {
    expect(themePalette({ isDark: true }).isDark).toBe(true);
    expect(themePalette({ isDark: true, surface: '#fffbeb' }).isDark).toBe(false);
    expect(themePalette({ surface: '#1e1b4b' }).isDark).toBe(true);
  });
});

describe('readableOn', () => {
  it('finds a colour that can be told from any ground', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 0xffffff }),
        fc.nat({ max: 0xffffff }),
        fc.constantFrom(LINE_CONTRAST, TEXT_CONTRAST),
        (one, other, least) => {
          const [colour, ground] = [one, other].map((value) => `#${value.toString(16).padStart(6, '0')}`) as [string, string];
          const found = readableOn(colour, ground, least);
          expect(contrastRatio(found, ground)).toBeGreaterThanOrEqual(least);
          if (contrastRatio(colour, ground) >= least) expect(found).toBe(colour);
        },
      ),
      RUNS,
    );
  });

  it('measures as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#0e7490', '#ffffff')).toBeCloseTo(5.36, 2);
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });
});
