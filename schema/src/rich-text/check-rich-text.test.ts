import { describe, expect, it } from '@jest/globals';
import { FaultList } from '../reading/fault.js';
import { checkRichText } from './check-rich-text.js';

function rulesOf(html: string, min: 0 | 1 = 1): string[] {
  const faults = new FaultList();
  checkRichText(faults, '', 'title', html, { min, max: 2_000_000 });
  return faults.all.map(({ rule }) => rule);
}

describe('a text without markup', () => {
  it.each(['a < b', 'a<b', '1 < 2 > 0', '<', '>', '< b >', 'I <3 you', 'a -> b <- c', '&lt;b&gt;', '"quoted" \'text\'', 'a<b and no more'])(
    'is free: %s',
    (text) => {
      expect(rulesOf(text)).toEqual([]);
    },
  );
});

describe('rich text', () => {
  it.each([
    '<p>A <b>bold</b>, <strong>strong</strong>, <i>i</i>, <em>em</em>, <u>u</u>, <s>s</s>, H<sub>2</sub>O<sup>2</sup></p>',
    '<H2>upper case</H2><ul><li>a</li></ul><ol><li>b</li></ol><blockquote>c</blockquote>',
    'one<br>two<br/>three<hr />',
    '<span style="color: #ff0000; background-color: rgb(1, 2, 3); font-size: 10px;">a</span>',
    '<p style="text-align:center;font-size:36px;font-weight:bold;font-style:italic;text-decoration:underline">a</p>',
    '<a href="/r/abc?x=1&amp;y=2#top" target="_blank" rel="noopener noreferrer" title="a">a</a>',
    '<a href="{host}/r/abc">a</a><a href="mailto:me@example.com">b</a><a href="tel:110">c</a><a href="#d">d</a>',
    '<img src="images/a.png" alt="a" width="20" height="30">',
    "<img src='{host}/images/a.png'/>",
    '<video src="/media/a.mp4" controls poster="/media/a.png"></video>',
    '<span data-ref="7" data-child="31" data-field="text" data-fallback="nobody">[Q1]</span>',
    '<p>1 < 2</p>',
  ])('may hold %s', (html) => {
    expect(rulesOf(html)).toEqual([]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<p><SCRIPT src="/a.js"></SCRIPT></p>',
    '<iframe src="/a"></iframe>',
    '<style>p{color:red}</style>',
    '<form action="/a"><input></form>',
    '<svg onload=alert(1)></svg>',
    '<p onclick="alert(1)">a</p>',
    '<p ONCLICK=alert(1)>a</p>',
    '<img src="/a.png" onerror="alert(1)">',
    '<img/src="/a.png"/onerror="alert(1)">',
    '<p class="x">a</p>',
    '<p id="x">a</p>',
    '<p constructor="x">a</p>',
    '<b href="/a">a</b>',
    '<a href="/a" href="/b">a</a>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="JaVaScRiPt:alert(1)">a</a>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="java\tscript:alert(1)">a</a>',
    '<a href="&#106;avascript:alert(1)">a</a>',
    '<a href="javascript&colon;alert(1)">a</a>',
    '<a href="vbscript:x">a</a>',
    '<a href="data:text/html,x">a</a>',
    '<a href="/\\other.example">a</a>',
    '<a href="{host}.other.example/a">a</a>',
    '<a href="{other}/a">a</a>',
    '<a target="_self" href="/a">a</a>',
    '<img src="javascript:alert(1)">',
    '<img src="mailto:a@b.c">',
    '<img src="">',
    '<img src="/a.png" width="100%">',
    '<p style="position:fixed">a</p>',
    '<p style="color:red;background:url(/a)">a</p>',
    '<p style="color:expression(alert(1))">a</p>',
    '<p style="font-size:9px">a</p>',
    '<p style="font-size:37px">a</p>',
    '<p style="font-size:2em">a</p>',
    '<p style="text-align:inherit">a</p>',
    '<span data-ref="0">a</span>',
    '<span data-ref="x">a</span>',
    '<span data-ref="7" data-field="script">a</span>',
    '<b>never closed',
    'never opened</b>',
    '<b><i>crossed</b></i>',
    '<b/>a',
    '</b x="1">',
    '<b>a</b x="1">',
    '<img src="/a.png"></img>',
    '<p title="a>b">a</p>',
    '<span data-fallback="a>b">a</span>',
    '<!-- comment -->',
    '<!doctype html>a',
    '<?php x ?>',
    '<p a b',
    '<p><b a=">x</b></p>',
    '<img src=/a.png onerror=alert(1) < >',
  ])('may not hold %s', (html) => {
    expect(rulesOf(html.endsWith('>') ? `x${html}` : `x${html}>`)).toContain('format');
  });

  it('holds no picture of another site [S5.rich.external-image]', () => {
    for (const src of [
      'https://other.example/a.png',
      'http://other.example/a.png',
      '//other.example/a.png',
      'HTTPS://other.example/a.png',
    ]) {
      expect(rulesOf(`x<img src="${src}">`)).toEqual(['externalImage']);
    }
    expect(rulesOf('x<video src="https://other.example/a.mp4"></video>')).toEqual(['externalImage']);
  });

  it('holds no link to another site [S5.rich.external-link]', () => {
    for (const href of ['http://other.example', 'https://other.example/a', '//other.example', 'http:other.example']) {
      expect(rulesOf(`<a href="${href}">a</a>`)).toEqual(['externalLink']);
    }
  });

  it('may show and link what belongs to the product [S5.rich.own-domain]', () => {
    expect(rulesOf('<a href="{host}/r/abc"><img src="{host}/a.png"></a><a href="/r/abc"><img src="a.png"></a>')).toEqual([]);
  });

  it('holds no picture as data [S5.rich.no-data-images]', () => {
    expect(rulesOf('x<img src="data:image/png;base64,iVBORw0KGgo=">')).toEqual(['format']);
  });

  it('is blank when there is nothing between the tags', () => {
    expect(rulesOf('<p> &nbsp;<br></p>')).toEqual(['tooShort']);
    expect(rulesOf('<p></p>', 0)).toEqual([]);
    expect(rulesOf('<p><img src="/a.png"></p>')).toEqual([]);
    expect(rulesOf('<span data-ref="7"></span>')).toEqual([]);
  });

  it('is judged however long and hostile it is: a quadratic scan would not come back', () => {
    const pieces = [
      '<',
      '<b',
      '<b ',
      '<b>',
      '</b>',
      '<b a="',
      '<b a=',
      " a='x'",
      '<b a a a ',
      '<!',
      '<!--',
      '>',
      '<p style="color:red;',
      '=',
      '"',
      '\t',
    ];

    const judged = pieces.flatMap((piece) => {
      const text = piece.repeat(200_000 / piece.length);
      return [text, `<p ${text}>`, `<p ${text}`, `<p>${text}</p>`].map((html) => rulesOf(html).length > 0);
    });

    expect(judged).toHaveLength(4 * pieces.length);
  });
});
