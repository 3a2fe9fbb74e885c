import { describe, expect, it } from '@jest/globals';
import { shapeSurvey } from '../definition/shape/shape.js';
import { apply } from '../edit/apply.js';
import type { SurveyTheme, ThemeChange } from '../theme/survey-theme.js';
import { single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { edit } from './edit.js';
import { done } from './undoing.js';

const themed = (theme: SurveyTheme) => shapeSurvey({ ...survey(single('Q1', 'Colour?', ['red'])), theme });
const setting = (theme: ThemeChange | null) => ({ op: 'updateSurvey' as const, set: { theme } });

describe('editing the theme', () => {
  it('sets the keys it names and leaves the others', () => {
    const blue = themed({ accent: '#1d4ed8', nextText: 'Go on' });
    expect(edit(blue, setting({ accent: '#BE185D', radius: 0 })).theme).toEqual({ accent: '#be185d', nextText: 'Go on', radius: 0 });
    expect(edit(blue, setting({ accent: null })).theme).toEqual({ nextText: 'Go on' });
    expect(edit(blue, setting(null)).theme).toBeUndefined();
    expect(edit(blue, { op: 'updateSurvey', set: { title: 'New' } }).theme).toEqual(blue.theme);
  });

  it('is a change of the survey itself, which somebody else may have changed meanwhile', () => {
    expect(done(themed({}), setting({ isDark: true })).touched).toEqual([0]);
  });

  it('is undone key by key, and leaves alone what others have changed since', () => {
    const blue = themed({ accent: '#1d4ed8' });
    const { definition, inverse } = done(blue, setting({ accent: '#be185d', isDark: true }));
    expect(inverse).toEqual([{ op: 'restore', survey: { theme: { accent: '#1d4ed8', isDark: null } } }]);
    expect(edit(definition, ...inverse)).toEqual(blue);
    const later = edit(definition, setting({ radius: 16 }));
    expect(edit(later, ...inverse).theme).toEqual({ accent: '#1d4ed8', radius: 16 });
  });

  it('refuses what no theme may hold, by the name of its field', () => {
    expect(apply(themed({}), [setting({ accent: 'url(x)' })])).toMatchObject({
      fault: { code: 'invalid', faults: [{ field: 'set.theme.accent', rule: 'format' }] },
    });
    expect(apply(themed({}), [{ op: 'updateSurvey', set: { theme: { css: '' } as ThemeChange } }])).toMatchObject({
      fault: { code: 'invalid', faults: [{ field: 'set.theme.css', rule: 'unknownKey' }] },
    });
  });
});
