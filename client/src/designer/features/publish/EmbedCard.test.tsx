import { describe, expect, it } from '@jest/globals';
import { EMBED_CODES } from './EmbedCard';

const URL = 'https://survey.example/r/abc?a=1&b=2';
const TITLE = 'Tea & "coffee" <b>';
function elementOf(code: string) {
  const holder = document.createElement('div');
  holder.innerHTML = code;
  expect(holder.children).toHaveLength(1);
  return holder.firstElementChild;
}

describe('the code that embeds a survey', () => {
  it('is one frame with the link and the title, whatever they hold', () => {
    const frame = elementOf(EMBED_CODES.frame(URL, TITLE));

    expect([frame?.getAttribute('src'), frame?.getAttribute('title')]).toEqual([URL, TITLE]);
  });

  it('is one script of this server, told the link and the title, whatever they hold', () => {
    const script = elementOf(EMBED_CODES.script(URL, TITLE));

    expect(script?.getAttribute('src')).toBe('https://survey.example/embed.js');
    expect((script as HTMLElement).dataset).toMatchObject({ url: URL, title: TITLE });
  });
});
