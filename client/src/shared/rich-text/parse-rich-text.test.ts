import { describe, expect, it } from '@jest/globals';
import { readableText } from '@wence/schema';
import { parseRichText } from './parse-rich-text';

describe('parseRichText', () => {
  it('takes a text without markup as it stands', () => {
    expect(parseRichText('3 < 5 and 7 > 2')).toEqual(['3 ', '<', ' 5 and 7 > 2']);
  });

  it('reads elements with what is in them', () => {
    expect(parseRichText('How <b style="color:red">are</b> you?')).toEqual([
      'How ',
      { tag: 'b', attributes: new Map([['style', 'color:red']]), parts: ['are'] },
      ' you?',
    ]);
  });

  it('keeps only the content of tags that rich text does not have', () => {
    expect(parseRichText('<script>alert(1)</script><form><b>x</b></form>')).toEqual([
      'alert(1)',
      { tag: 'b', attributes: new Map(), parts: ['x'] },
    ]);
  });

  it('ends what does not pair up where its surroundings end', () => {
    expect(parseRichText('<p><b>x</p>y</i>')).toEqual([
      { tag: 'p', attributes: new Map(), parts: [{ tag: 'b', attributes: new Map(), parts: ['x'] }] },
      'y',
    ]);
  });

  it('turns entities into characters, so that what people typed never becomes markup', () => {
    expect(parseRichText('&lt;b&gt; &amp; &#39;x&#x27; &unknown;')).toEqual(["<b> & 'x' &unknown;"]);
  });
});

describe('readableText', () => {
  it('reads a rich text in one line and keeps words apart', () => {
    expect(readableText('<p>One</p><p>two&nbsp;<b>three</b></p><br>four')).toBe('One two three four');
  });
});
