import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './send-file';

describe('what became of a file', () => {
  it('is stored under the id that the server gave it', () => {
    expect(outcomeOf(200, '{"code":"00000","data":{"fileId":"f1"}}')).toEqual({ kind: 'stored', fileId: 'f1' });
  });

  it('is refused for its size, by this server or one before it', () => {
    expect(outcomeOf(413, '<html>')).toEqual({ kind: 'refused', isTooLarge: true });
  });

  it('is refused for what it is', () => {
    expect(outcomeOf(200, '{"code":"A0400","data":null}')).toEqual({ kind: 'refused', isTooLarge: false });
  });

  it.each([
    [503, '{"code":"B0503"}'],
    [429, '{"code":"A0501"}'],
    [502, 'Bad Gateway'],
    [200, '{"code":"00000"}'],
    [200, 'null'],
  ])('is worth another try after %i %s', (status, text) => {
    expect(outcomeOf(status, text)).toEqual({ kind: 'again' });
  });
});
