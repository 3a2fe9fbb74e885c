import { describe, expect, it } from '@jest/globals';
import { respondentLink } from './respondent-link.js';

const ORIGIN = 'https://survey.example.com';

describe('the link of respondents', () => {
  it('is the origin, /r/ and the id of the survey [S2.respondent.link-shape]', () => {
    expect(respondentLink(ORIGIN, 'a1B2c3D4e5')).toBe('https://survey.example.com/r/a1B2c3D4e5');
  });

  it('names the parameters that are not empty, and no others [S2.respondent.query-non-empty]', () => {
    expect(respondentLink(ORIGIN, 'a1', { a: '1', b: '' })).toBe('https://survey.example.com/r/a1?a=1');
    expect(respondentLink(ORIGIN, 'a1', { b: '', '': 'x' })).toBe('https://survey.example.com/r/a1');
  });

  it('brings every parameter to the page as it was given', () => {
    const parameters = { channel: '\u670b\u53cb\u5708', 'a&b': '1=2?#%', plus: 'a+b c' };
    const [, query = ''] = respondentLink(ORIGIN, 'a1', parameters).split('?');
    const pairs = query.split('&').map((pair) => pair.replaceAll('+', ' ').split('=').map(decodeURIComponent));

    expect(Object.fromEntries(pairs)).toEqual(parameters);
  });
});
