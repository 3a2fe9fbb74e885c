import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { copyText } from './copy-text';

describe('a text that is copied', () => {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  /** Collects the text that is selected when the older way is taken. */
  const copied: (string | undefined)[] = [];
  const copy = jest.fn<(command: string) => boolean>();

  const withClipboard = (clipboard: { writeText: (text: string) => Promise<void> } | undefined) =>
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

  beforeEach(() => {
    copied.length = 0;
    copy.mockImplementation((command) => {
      const field = document.querySelector('textarea');
      copied.push(field?.value.slice(field.selectionStart, field.selectionEnd));
      return command === 'copy';
    });
    Object.assign(document, { execCommand: copy });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'execCommand');
    if (before) Object.defineProperty(navigator, 'clipboard', before);
    else Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('goes to the clipboard', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>(async () => {});
    withClipboard({ writeText });

    expect(await copyText('a link')).toBe(true);

    expect(writeText).toHaveBeenCalledWith('a link');
    expect(copied).toEqual([]);
  });

  it.each([
    ['has no clipboard', undefined],
    ['refuses', { writeText: () => Promise.reject(new Error('denied')) }],
  ])('is selected and copied where the browser %s, and nothing of that stays', async (_, clipboard) => {
    withClipboard(clipboard);

    expect(await copyText('a link')).toBe(true);

    expect(copied).toEqual(['a link']);
    expect(document.body.childElementCount).toBe(0);
    copy.mockReturnValue(false);
    expect(await copyText('a link')).toBe(false);
  });
});
