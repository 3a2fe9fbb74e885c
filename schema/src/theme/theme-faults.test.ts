import { describe, expect, it } from '@jest/globals';
import { launchFindings } from '../check/launch-findings.js';
import { canonicalText } from '../definition/canonical-text.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { themeVariables } from './theme-variables.js';

const base = survey(single('Q1', 'Colour?', ['red', 'blue']));
const read = (theme: unknown) => parseDefinition({ ...base, theme });
function faultsOf(theme: unknown) {
  const parsed = read(theme);
  return parsed.ok ? [] : parsed.faults;
}
function themeOf(theme: unknown) {
  const parsed = read(theme);
  return parsed.ok ? parsed.value.theme : parsed.faults;
}

describe('the theme of a survey', () => {
  it('carries what lies behind the sheet: a colour or a stored picture [S3.theme.style-back]', () => {
    expect(themeOf({ back: '#FDE68A' })).toEqual({ back: '#fde68a' });
    expect(themeOf({ back: 'images/2026/caf\u00e9.jpg' })).toEqual({ back: 'images/2026/caf\u00e9.jpg' });
    expect(themeOf({ back: '{host}/images/a_b-1.png' })).toEqual({ back: '{host}/images/a_b-1.png' });
  });

  it('carries the words of the two buttons, 24 characters at most [S3.theme.style-texts]', () => {
    expect(themeOf({ prevText: 'Step back', nextText: 'Next >' })).toEqual({ prevText: 'Step back', nextText: 'Next >' });
    expect(themeOf({ nextText: '\u5b57'.repeat(24) })).toEqual({ nextText: '\u5b57'.repeat(24) });
    expect(faultsOf({ nextText: '\u5b57'.repeat(25) })).toEqual([{ field: 'theme.nextText', rule: 'tooLong', limit: 24 }]);
    expect(themeOf({ prevText: '  ', nextText: '' })).toBeUndefined();
  });

  it('is stored without its defaults, so that the same look has one text', () => {
    const texts = { back: '', prevText: '', nextText: '', surface: '', ink: '', cover: '', logo: '' };
    const others = { accent: '#0E7490', radius: 8, textSize: 0, isDark: false, hasProgress: true, hasNumbers: true };
    const parsed = read({ ...texts, ...others });
    expect(parsed.ok && canonicalText(parsed.value)).toBe(canonicalText(base));
    expect(themeOf({})).toBeUndefined();
  });

  it.each([
    ['a name of a colour', { accent: 'red' }, { field: 'theme.accent', rule: 'format' }],
    ['a short colour', { ink: '#fff' }, { field: 'theme.ink', rule: 'format' }],
    ['a colour with a rule behind it', { surface: '#ffffff;}' }, { field: 'theme.surface', rule: 'format' }],
    ['a colour function', { accent: 'url(//evil.test)' }, { field: 'theme.accent', rule: 'format' }],
    ['an escaped colour', { accent: '\\23 0e7490' }, { field: 'theme.accent', rule: 'format' }],
    ['a back that is a rule', { back: '#ffffff;background:url(//evil.test)' }, { field: 'theme.back', rule: 'format' }],
    ['a back on another site', { back: 'https://evil.test/a.png' }, { field: 'theme.back', rule: 'format' }],
    ['a back on another site, without a scheme', { back: '//evil.test/a.png' }, { field: 'theme.back', rule: 'format' }],
    ['a back that climbs', { back: '../secret' }, { field: 'theme.back', rule: 'format' }],
    ['a back that is data', { back: 'data:image/svg+xml,<svg/>' }, { field: 'theme.back', rule: 'format' }],
    ['a back that ends its style', { back: 'a.png"),url("b' }, { field: 'theme.back', rule: 'format' }],
    ['a back that is a function', { back: 'url(a.png)' }, { field: 'theme.back', rule: 'format' }],
    ['a cover that ends a style sheet', { cover: '</style><script>' }, { field: 'theme.cover', rule: 'format' }],
    ['a logo with an escape', { logo: 'a\\000029.png' }, { field: 'theme.logo', rule: 'format' }],
    ['a very long name', { logo: 'a'.repeat(256) }, { field: 'theme.logo', rule: 'tooLong', limit: 255 }],
    ['rich text on a button', { nextText: '<b>Go</b>' }, { field: 'theme.nextText', rule: 'format' }],
    ['a hidden tag on a button', { prevText: '&#60;b>' }, { field: 'theme.prevText', rule: 'format' }],
    ['two lines on a button', { prevText: 'a\nb' }, { field: 'theme.prevText', rule: 'format' }],
    ['corners too round', { radius: 25 }, { field: 'theme.radius', rule: 'tooLarge', limit: 24 }],
    ['corners the other way', { radius: -1 }, { field: 'theme.radius', rule: 'tooSmall', limit: 0 }],
    ['corners of half a pixel', { radius: 1.5 }, { field: 'theme.radius', rule: 'type' }],
    ['a size that is none', { textSize: 3 }, { field: 'theme.textSize', rule: 'notAllowed' }],
    ['a key it does not know', { css: 'body{}' }, { field: 'theme.css', rule: 'unknownKey' }],
    ['a word for a flag', { isDark: 'yes' }, { field: 'theme.isDark', rule: 'type' }],
    ['no record', '#ffffff', { field: 'theme', rule: 'type' }],
  ])('refuses %s', (_, theme, fault) => {
    expect(faultsOf(theme)).toContainEqual(fault);
  });

  it('tells before the launch of colours that cannot be read together [4.2.16]', () => {
    const codesOf = (theme: object) => launchFindings({ ...base, theme }).map(({ code, severity }) => `${severity} ${code}`);
    expect(codesOf({ accent: '#facc15' })).toEqual(['warning lowContrast']);
    expect(codesOf({ ink: '#999999' })).toEqual(['warning lowContrast']);
    expect(codesOf({ surface: '#808080' })).toEqual(['warning lowContrast']);
    expect(codesOf({ accent: '#facc15', isDark: true })).toEqual([]);
    expect(codesOf({ accent: '#1d4ed8', surface: '#fffbeb', ink: '#111827', back: '#808080' })).toEqual([]);
    expect(codesOf({ nextText: 'Go on' })).toEqual([]);
  });
});

describe('themeVariables', () => {
  it('sets no colour that the author did not ask for', () => {
    expect(themeVariables({ nextText: 'Go on', hasNumbers: false })).toEqual({});
    const round = { '--radius': '24px', '--radius-control': '22px' };
    expect(themeVariables({ back: '#fde68a', radius: 24, textSize: 2 })).toEqual({ '--back': '#fde68a', ...round, '--text-step': '4px' });
    expect(themeVariables({ radius: 0 })).toEqual({ '--radius': '0px', '--radius-control': '0px' });
  });

  it('never writes a text of the author into a style', () => {
    expect(Object.values(themeVariables({ back: 'images/a.png', isDark: true })).join()).not.toContain('images');
  });
});
