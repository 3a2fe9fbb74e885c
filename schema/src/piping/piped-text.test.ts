import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answer/answer.js';
import { fallbackText } from './token.js';
import { compileText, renderText } from './piped-text.js';

const token = (nodeId: number, more = ''): string => `<span data-ref="${nodeId}"${more}>[Q${nodeId}]</span>`;

function rendered(html: string, answers: Readonly<Record<number, Answer>> = {}): string | null {
  const piped = compileText(html);
  const sourceOf = (nodeId: number) => {
    const answer = answers[nodeId];
    return answer && { answer, options: new Map() };
  };
  return piped && renderText(piped, sourceOf, 'en');
}

describe('a text with answers in it', () => {
  it('is the text itself where nothing is inserted', () => {
    expect(compileText('<p>Plain <span>text</span></p>')).toBeNull();
  });

  it('has the answers in place of the tokens', () => {
    const html = `<p>${token(1)} of ${token(2)}, ${token(1)}!</p>`;

    expect(rendered(html, { 1: { text: 'Ann' }, 2: { number: 3 } })).toBe('<p>Ann of 3, Ann!</p>');
  });

  it('shows markup and tokens in answers as the characters they are', () => {
    const typed = `<b onclick="x()">'&amp;'</b>${token(2)}`;

    expect(rendered(`Hi ${token(1)}`, { 1: { text: typed }, 2: { text: 'no' } })).toBe(
      'Hi &lt;b onclick=&quot;x()&quot;&gt;&#39;&amp;amp;&#39;&lt;/b&gt;&lt;span data-ref=&quot;2&quot;&gt;[Q2]&lt;/span&gt;',
    );
  });

  it('has the fallback for an answer that is not there', () => {
    expect(rendered(`Dear ${token(1, ' data-fallback="guest &amp; friend"')}!`)).toBe('Dear guest &amp; friend!');
    expect(rendered(`Dear ${token(1, ' data-fallback="guest"')}!`, { 1: { fields: {} } })).toBe('Dear guest!');
  });

  it('has no double space where nothing is inserted', () => {
    expect(rendered(`Dear ${token(1)} friend`)).toBe('Dear friend');
    expect(rendered(`Dear&nbsp;${token(1)}&nbsp; friend`)).toBe('Dear&nbsp;friend');
    expect(rendered(`Dear ${token(1)} ${token(2)} friend`)).toBe('Dear friend');
    expect(rendered(`Dear ${token(1)}, friend`)).toBe('Dear , friend');
    expect(rendered(`(${token(1)} friend)`)).toBe('( friend)');
    expect(rendered(`Dear ${token(1)} friend`, { 1: { text: 'old' } })).toBe('Dear old friend');
  });

  it('can be read without any answer', () => {
    expect(fallbackText(`a ${token(1, ' data-fallback="b"')} c ${token(2)}d`)).toBe('a b c d');
    expect(fallbackText('plain')).toBe('plain');
  });

  it('fills in 20,000 tokens with the longest value', () => {
    const html = token(1).repeat(20_000);

    expect(rendered(html, { 1: { text: '<'.repeat(100_000) } })?.length).toBe(20_000 * (199 * 4 + 1));
  });
});
