import { describe, expect, it } from '@jest/globals';
import { embedCode } from './share-cards';

describe('the code that embeds a survey', () => {
  it('is one frame with the link and the title, whatever they hold', () => {
    const holder = document.createElement('div');
    holder.innerHTML = embedCode('https://survey.example/r/abc?a=1&b=2', 'Tea & "coffee" <b>');

    const frame = holder.querySelector('iframe');
    expect(holder.children).toHaveLength(1);
    expect([frame?.getAttribute('src'), frame?.title]).toEqual(['https://survey.example/r/abc?a=1&b=2', 'Tea & "coffee" <b>']);
  });
});
