import { describe, expect, it } from '@jest/globals';
import { fillPage } from './fill-page.js';

const html =
  '<!doctype html><html lang="zh-CN"><head><title>Wence</title><!--wence:head--></head><body><div id="root"><!--wence:late--></div><!--wence:survey--></body></html>';

describe('fillPage', () => {
  it('keeps a definition from ending the script it stands in', () => {
    const data = JSON.stringify({ title: '</script><script>alert(1)</script>\u2028\u2029<!--' });

    const page = fillPage(html, { language: 'en', title: 'x', data });

    const script = /<script type="application\/json" id="wence-survey">(.*?)<\/script>/s.exec(page)?.[1] ?? '';
    expect(script).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(script)).toEqual(JSON.parse(data));
  });

  it('writes a title as text, whatever it holds', () => {
    const page = fillPage(html, { language: 'en', title: '</title><b>$& & more', data: null });

    expect(page).toContain('<title>&lt;/title&gt;&lt;b&gt;$&amp; &amp; more</title>');
  });

  it('tells messengers what the link leads to', () => {
    const page = fillPage(html, {
      language: 'en',
      title: 'Tea & "coffee"',
      card: { title: 'Tea & "coffee"', text: 'Two minutes', picture: 'https://wence.example/images/tea.png' },
      data: null,
    });

    expect(page).toContain('<meta property="og:title" content="Tea &amp; &quot;coffee&quot;" />');
    expect(page).toContain('<meta property="og:description" content="Two minutes" />');
    expect(fillPage(html, { language: 'en', title: 'x', data: null })).not.toContain('og:description');
  });

  it('names the language of the survey', () => {
    expect(fillPage(html, { language: 'en', title: 'x', data: null })).toContain('<html lang="en">');
  });

  it("names the words of the survey's language, so that they come with the script, and of no other", () => {
    const words = '<link rel="modulepreload" crossorigin href="/assets/en-1.js" data-language="en">';
    const page = html.replace('</head>', `${words}</head>`);

    expect(fillPage(page, { language: 'en', title: 'x', data: null })).toContain(words);
    expect(fillPage(page, { language: 'zh-CN', title: 'x', data: null })).not.toContain('modulepreload');
  });

  it('leaves no data in the page when there is none, so that the page asks for it', () => {
    expect(fillPage(html, { language: 'en', title: 'x', data: null })).not.toContain('<script');
  });

  it('says in the language of the survey that it has not loaded, and offers another try, with scripts and without', () => {
    const page = fillPage(html, { language: 'en', title: 'x', data: null });

    const [noScript, late] = /<noscript>(.*)<\/noscript>(.*)<\/div>/s.exec(page)?.slice(1) ?? [];
    expect(noScript).toContain('This survey needs JavaScript.');
    expect(late).toContain('The survey has not loaded yet');
    for (const notice of [noScript, late]) expect(notice).toContain('<a href="">Try again</a>');
  });
});
