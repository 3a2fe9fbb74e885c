import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryTheme } from '../testing/arbitrary-theme.js';
import { colourCorrections } from './colour-corrections.js';
import { contrastRatio, TEXT_CONTRAST } from './contrast.js';
import type { SurveyTheme } from './survey-theme.js';
import { DEFAULT_ACCENT } from './theme-defaults.js';
import { themeVariables } from './theme-variables.js';

const TEXTS = ['--ink', '--ink-secondary', '--ink-hint', '--accent', '--success', '--warning', '--danger'];
const GROUNDS = ['--surface', '--ground', '--hover', '--accent-tint', '--success-tint', '--warning-tint', '--danger-tint'];

/** Every pair of a text and what it stands on in the style sheets of the answering page, by the variables that they name. */
const DRAWN: readonly (readonly [text: string, ground: string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  // The main button, at rest and under a hand; marks filled with the accent, with what is written in them.
  ['--on-fill', '--fill'],
  ['--on-fill', '--accent-hover'],
  ['--surface', '--accent'],
];

/** A theme that picks at least one colour: without any, the page has the product's own, which do not vary. */
const coloured = arbitraryTheme(fc).map((theme): SurveyTheme => ({ accent: DEFAULT_ACCENT, ...theme }));

describe('the page of a theme [4.2.16]', () => {
  it('has no text below 4.5:1 in 1,000 random themes, in any pair of text and ground that is drawn', () => {
    fc.assert(
      fc.property(coloured, (theme) => {
        const drawn = themeVariables(theme);
        const least = Math.min(...DRAWN.map(([text, ground]) => contrastRatio(drawn[text] ?? '', drawn[ground] ?? '')));
        expect(least).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
      { numRuns: 1_000 },
    );
  });

  it('shows the picked colours as an author was told beforehand', () => {
    fc.assert(
      fc.property(coloured, (theme) => {
        const drawn = themeVariables(theme);
        const told = Object.fromEntries(colourCorrections(theme).map(({ key, shown }) => [key, shown]));
        expect(told).toEqual({ accent: drawn['--accent'], ink: drawn['--ink'], surface: drawn['--surface'] });
      }),
      { numRuns: 200 },
    );
    expect(colourCorrections({ accent: '#facc15' })[0]).toMatchObject({
      key: 'accent',
      picked: '#facc15',
      contrast: expect.closeTo(1.53, 2),
    });
  });
});
