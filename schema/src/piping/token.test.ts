import { describe, expect, it } from '@jest/globals';
import { scanTokens } from './token.js';

describe('piping tokens in a text', () => {
  it('name a question, a part of it, a field and a fallback', () => {
    const html = '<p>You chose <span data-ref="7" data-child="31" data-field="code" data-fallback="nothing">[Q1]</span>.</p>';

    expect(scanTokens(html)).toEqual([{ nodeId: 7, childId: 31, field: 'code', fallback: 'nothing', start: 13, end: 101 }]);
  });

  it('stand for the answer, with nothing as fallback, unless they say more', () => {
    expect(scanTokens('<SPAN DATA-REF=7></SPAN >')).toEqual([{ nodeId: 7, field: 'answer', fallback: '', start: 0, end: 25 }]);
    expect(scanTokens("<span class='x' data-ref='12' data-ref='13'>a</span>")[0]?.nodeId).toBe(12);
  });

  it('come in order, each with its own end', () => {
    const tokens = scanTokens('<span data-ref="1">a</span><span>b</span><span data-ref="2">c</span>');

    expect(tokens.map(({ nodeId, start, end }) => [nodeId, start, end])).toEqual([
      [1, 0, 27],
      [2, 41, 68],
    ]);
  });

  it('reach over the spans inside them', () => {
    const tokens = scanTokens('<span data-ref="1"><span>a</span><span data-ref="2">b</span></span>!');

    expect(tokens.map(({ nodeId, start, end }) => [nodeId, start, end])).toEqual([[1, 0, 67]]);
  });

  it('are counted inside a span that is no token or never ends', () => {
    expect(scanTokens('<span data-ref="1"><span data-ref="2">b</span>').map(({ nodeId }) => nodeId)).toEqual([2]);
    expect(scanTokens('<span><span data-ref="2">b</span></span>').map(({ nodeId }) => nodeId)).toEqual([2]);
  });

  it.each([
    'data-ref="7"',
    '<span data-ref="7">never closed',
    '<span data-ref="0"></span>',
    '<span data-ref="07"></span>',
    '<span data-ref="x"></span>',
    '<span data-ref="1234567890"></span>',
    '<span data-ref="7" data-child="a"></span>',
    '<span data-ref="7" data-field="script"></span>',
    '<span title="data-ref=7"></span>',
    '<spanner data-ref="7"></spanner>',
    '<b data-ref="7"></b>',
  ])('are not read into %s', (html) => {
    expect(scanTokens(html)).toEqual([]);
  });

  it('have a fallback that is safe to put in place of the token', () => {
    const html = '<span data-ref="7" data-fallback="a &amp; <b> \'c\'">x</span>';

    expect(scanTokens(html)[0]?.fallback).toBe("a &amp; &lt;b&gt; 'c'");
  });

  it('stop at hostile text without end: a quadratic scan would not come back', () => {
    const long = 50_000;
    const texts = ['<span "', '<span \'"', '<span data-ref="7" ', '<span data-ref="7">', 'a ', '</span>', '= ', '<span ', '"'].map(
      (piece) => `<span data-ref=${piece.repeat(long)}`,
    );

    expect(texts.flatMap(scanTokens)).toEqual([]);
  });
});
