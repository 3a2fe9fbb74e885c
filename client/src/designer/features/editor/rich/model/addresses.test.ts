import { describe, expect, it } from '@jest/globals';
import { linkAddress, ownAddresses } from './addresses';

const SITE = 'https://survey.example';

describe('an address that an author types', () => {
  it.each([
    ['/help', '/help'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    [`${SITE}/r/1`, '{host}/r/1'],
    [SITE, '{host}/'],
  ])('%s of this site, or of nobody, may be linked [S5.rich.own-domain]', (typed, href) => {
    expect(linkAddress(typed, SITE)).toEqual({ href, fault: null });
  });

  it.each(['http://other.example', '//other.example', 'www.other.example', 'other.example/a', `${SITE}.other.example/`])(
    '%s of another site may not [S5.rich.external-link]',
    (typed) => {
      expect(linkAddress(typed, SITE)).toEqual({ fault: 'externalLink' });
    },
  );

  it.each(['', 'javascript:alert(1)', 'a b'])('%p is no address', (typed) => {
    expect(linkAddress(typed, SITE)).toEqual({ fault: 'format' });
  });

  it('is written without the name of this site in a source too', () => {
    const typed = `<a href="${SITE}/a">a</a><img src="${SITE}/b.png"><img src="${SITE}.other/c.png">`;

    expect(ownAddresses(typed, SITE)).toBe(`<a href="{host}/a">a</a><img src="{host}/b.png"><img src="${SITE}.other/c.png">`);
  });
});
