import { describe, expect, it } from '@jest/globals';
import { pictureFault } from './picture-fault';

const MEBIBYTE = 1024 * 1024;

describe('a file chosen as a picture', () => {
  it('has to be an image, and none that can carry scripts', () => {
    expect(pictureFault({ type: 'text/plain', size: 10 })).toBe('onlyImages');
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe('onlyImages');
    expect(pictureFault({ type: 'image/png', size: 10 })).toBeNull();
  });

  it('has at most 20 MB', () => {
    expect(pictureFault({ type: 'image/png', size: 20 * MEBIBYTE })).toBeNull();
    expect(pictureFault({ type: 'image/png', size: 20 * MEBIBYTE + 1 })).toBe('tooLarge');
  });
});
