import { describe, expect, it } from '@jest/globals';
import { pasted } from './pasted';

describe('what is pasted', () => {
  it('is plain text only [S5.rich.paste-plain]', () => {
    expect(pasted('A', '<b>A</b>', 0)).toEqual({ text: 'A', fault: null });
    expect(pasted('', '<b>A</b><script></script>', 0)).toEqual({ text: 'A', fault: null });
  });

  it('brings no picture, and the author is told [S5.rich.no-data-images]', () => {
    expect(pasted('', '<img src="data:image/png;base64,AAAA">', 0)).toEqual({ text: '', fault: 'externalImage' });
    expect(pasted('', '', 1)).toEqual({ text: '', fault: 'externalImage' });
  });

  it('brings no link to another site, and the author is told [S5.rich.external-link]', () => {
    expect(pasted('more', '<p><a href="http://other.example">more</a></p>', 0)).toEqual({ text: 'more', fault: 'externalLink' });
    expect(pasted('more', '<a href="/help">more</a>', 0)).toEqual({ text: 'more', fault: null });
  });
});
