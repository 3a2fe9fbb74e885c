import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryTheme } from '../testing/arbitrary-theme.js';
import { randomRuns } from '../testing/random-runs.js';
import { parseOwnStyle } from './own-style.js';
import { changedTheme, shapeTheme, themeWithDefaults } from './survey-theme.js';
import { isInUse, themeChoice, themeOfValues, wholeTheme } from './theme-choice.js';

const RUNS = randomRuns(500);

describe('choosing a theme', () => {
  it('makes the look that of the theme, and keeps what the survey has of its own', () => {
    const before = { accent: '#be185d', surface: '#fff1f2', radius: 0, logo: 'images/logo.png', nextText: 'Onward', hasNumbers: false };
    const after = shapeTheme(changedTheme(before, themeChoice({ accent: '#1d4ed8', back: '#dbeafe' })));
    expect(after).toEqual({ accent: '#1d4ed8', back: '#dbeafe', logo: 'images/logo.png', nextText: 'Onward', hasNumbers: false });
  });

  it('takes over words, pictures and switches that the theme names', () => {
    const chosen = { nextText: 'Go on', hasProgress: false, cover: 'images/cover.png' };
    expect(shapeTheme(changedTheme({ nextText: 'Onward', logo: 'images/logo.png' }, themeChoice(chosen)))).toEqual({
      ...chosen,
      logo: 'images/logo.png',
    });
  });

  it('leaves a survey on which that theme is in use, and choosing it again changes nothing', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), arbitraryTheme(fc), (before, drawn) => {
        const chosen = shapeTheme(drawn) ?? {};
        const once = shapeTheme(changedTheme(before, themeChoice(chosen)));
        expect(isInUse(chosen, once)).toBe(true);
        expect(shapeTheme(changedTheme(once, themeChoice(chosen)))).toEqual(once);
      }),
      RUNS,
    );
  });

  it('is not in use when a colour of the survey is another one', () => {
    expect(isInUse({ accent: '#1d4ed8' }, { accent: '#1d4ed9' })).toBe(false);
    expect(isInUse({}, undefined)).toBe(true);
    expect(isInUse({}, { nextText: 'Onward' })).toBe(true);
    expect(isInUse({ nextText: 'Go on' }, { nextText: 'Onward' })).toBe(false);
  });
});

describe('a theme that an API answered', () => {
  it('is the theme again, without defaults and without what is not of a theme', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), (drawn) => {
        const theme = shapeTheme(drawn) ?? {};
        expect(themeOfValues({ ...themeWithDefaults(theme), __typename: 'ThemeStyle' })).toEqual(theme);
      }),
      RUNS,
    );
  });

  it('can be put in the place of any other as a whole', () => {
    fc.assert(
      fc.property(arbitraryTheme(fc), arbitraryTheme(fc), (before, after) => {
        expect(shapeTheme(changedTheme(before, wholeTheme(after)))).toEqual(shapeTheme(after));
      }),
      RUNS,
    );
  });
});

describe('a change of an own theme', () => {
  it('sets what is given, clears what is null and keeps the rest', () => {
    const parsed = parseOwnStyle({ accent: '#1D4ED8', radius: null }, { radius: 2, nextText: 'On' }, 'style');
    expect(parsed).toEqual({ ok: true, value: { accent: '#1d4ed8', nextText: 'On' } });
    expect(parseOwnStyle(null, { radius: 2 }, 'style')).toEqual({ ok: true, value: {} });
  });

  it('names the field that may not be so', () => {
    expect(parseOwnStyle({ accent: 'red' }, {}, 'style')).toEqual({ ok: false, faults: [{ field: 'style.accent', rule: 'format' }] });
    expect(parseOwnStyle({ glow: 1 }, {}, 'style')).toEqual({ ok: false, faults: [{ field: 'style.glow', rule: 'unknownKey' }] });
    expect(parseOwnStyle('red', {}, 'style')).toEqual({ ok: false, faults: [{ field: 'style', rule: 'type' }] });
  });
});
