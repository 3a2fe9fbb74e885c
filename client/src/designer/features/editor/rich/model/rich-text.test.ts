import { describe, expect, it } from '@jest/globals';
import { readableText, richTextRules } from '@wence/schema';
import fc from 'fast-check';
import { arbitraryRichDoc } from './testing/arbitrary-rich-doc';
import { readRichText } from './read-rich-text';
import type { RichNode } from './rich-doc';
import { writeRichText } from './write-rich-text';

const again = (html: string) => writeRichText(readRichText(html));

const shownIn = ({ text = '', attrs, content = [], type }: RichNode): string =>
  type === 'answer' ? String(attrs?.label) : text + content.map(shownIn).join(type === 'doc' ? ' ' : '');

describe('a title as a document and back', () => {
  it.each([
    ['How old are you?'],
    ['a < b & c > d'],
    ['<b>Bold</b> and <i>slanted</i>'],
    ['<p>One</p><p style="text-align: center">Two</p>'],
    ['<span style="color: #b91c1c; font-size: 24px">red</span>'],
    ['You said <span data-ref="1" data-child="3" data-fallback="nothing &amp; none">[Q1]</span>.'],
    ['Look<br><img src="{host}/images/a.png" alt="A &quot;map&quot;" width="200">'],
    ['<a href="/help" target="_blank" rel="noopener">Help</a>'],
    ['<h2>Part</h2><ul><li>one</li><li>two<ol><li>a</li></ol></li></ul><hr><blockquote><p>said</p></blockquote>'],
    ['<video src="{host}/a.mp4" width="300" controls></video>'],
  ])('%s stays what it is', (html) => {
    expect(again(html)).toBe(html);
  });

  it.each([
    ['<strong>a</strong><em>b</em>', '<b>a</b><i>b</i>'],
    ['<div>a</div>\n<div>b</div>', '<p>a</p><p>b</p>'],
    ['<b><p>a</p><p>b</p></b>', '<p><b>a</b></p><p><b>b</b></p>'],
    ['one\ntwo', 'one<br>two'],
    ['<span style="font-weight: bold">a</span>', '<b>a</b>'],
    ['<p></p><p>a</p>', '<p><br></p><p>a</p>'],
  ])('%s is written as the editor writes it', (html, written) => {
    expect(again(html)).toBe(written);
  });

  it('typed characters never become markup', () => {
    const typed = '<img src="https://other.example/a.png"> &lt;b&gt;';
    const html = writeRichText({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: typed }] }] });

    expect(richTextRules(html)).toEqual([]);
    expect(shownIn(readRichText(html))).toBe(typed);
  });

  it('whatever the editor can build, the model lets in', () => {
    fc.assert(
      fc.property(arbitraryRichDoc, (doc) => expect(richTextRules(writeRichText(doc))).toEqual([])),
      { numRuns: 2_000 },
    );
  });

  it('what has been saved once is saved the same again, and reads the same', () => {
    fc.assert(
      fc.property(arbitraryRichDoc, (doc) => {
        const html = writeRichText(doc);
        expect(again(html)).toBe(html);
        expect(readableText(again(html))).toBe(readableText(html));
      }),
      { numRuns: 2_000 },
    );
  });
});
