import { describe, expect, it } from '@jest/globals';
import { readQuery } from './read-query';

describe('readQuery', () => {
  it('keeps the source apart from the other parameters', () => {
    expect(readQuery('?source=wechat&uid=42&city=%E4%B8%8A')).toEqual({ source: 'wechat', params: { uid: '42', city: '\u4e0a' } });
  });

  it('sends nothing for a bare link or empty values', () => {
    expect(readQuery('')).toEqual({});
    expect(readQuery('?source=&a=')).toEqual({});
  });

  it('leaves out what the server would refuse, so that a strange link never stops the answers', () => {
    const many = Array.from({ length: 30 }, (_, index) => `p${index}=1`).join('&');

    expect(readQuery(`?source=${'s'.repeat(65)}&long=${'v'.repeat(201)}&ok=${'v'.repeat(200)}`)).toEqual({
      params: { ok: 'v'.repeat(200) },
    });
    expect(Object.keys(readQuery(many).params ?? {})).toHaveLength(20);
  });

  it('takes the first of a repeated name, and leaves out a name that JSON readers refuse', () => {
    const { params } = readQuery('?a=1&a=2&__proto__=x&constructor=y');

    expect(Object.entries(params ?? {})).toEqual([
      ['a', '1'],
      ['constructor', 'y'],
    ]);
  });

  it('takes no parameter that is empty, and never the one of test mode [S2.respondent.query-non-empty] [4.2.6]', () => {
    expect(readQuery('?a=1&b=&test=s1.u1.1.x&source=&=x')).toEqual({ params: { a: '1' } });
    expect(readQuery('?test=s1.u1.1.x')).toEqual({});
  });

  it('takes the code of a source tag before a source in words, and passes none of our names on', () => {
    expect(readQuery('?s=abc123&source=wechat&a=1&k=link')).toEqual({ source: 'abc123', params: { a: '1' } });
    expect(readQuery('?s=&source=wechat')).toEqual({ source: 'wechat' });
  });

  it('takes the signature of the parameters and its end along, beside as many parameters as there may be', () => {
    const many = Array.from({ length: 25 }, (_, place) => `p${place}=1`).join('&');
    const { params = {} } = readQuery(`?${many}&expires=17&sign=abc`);
    expect(Object.keys(params)).toHaveLength(22);
    expect(params).toMatchObject({ expires: '17', sign: 'abc' });
  });
});
