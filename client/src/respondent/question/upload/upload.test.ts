import { describe, expect, it } from '@jest/globals';
import { faultOf, leftOf, MEBIBYTE, rulesOf, sizeText } from './upload';

const images = rulesOf({ id: 1, code: 'Q1', type: 36, title: 'Pictures', setting: { format: 1, size: 2, max: 3 } });
const anything = rulesOf({ id: 2, code: 'Q2', type: 36, title: 'Anything' });

describe('what an upload question takes', () => {
  it('is told by the end of a name, in any letters [4.2.32]', () => {
    expect(faultOf(images, 0, { name: 'Photo.JPG', size: 1 })).toBeUndefined();
    expect(faultOf(images, 0, { name: 'film.mp4', size: 1 })).toBe('kind');
    expect(faultOf(anything, 0, { name: 'film.mp4', size: 1 })).toBeUndefined();
    expect(faultOf(anything, 0, { name: 'tool.exe', size: 1 })).toBe('kind');
  });

  it('is as large as the setting says, else 20 MB [S9.upload.size-from-setting] [S9.upload.image-20mb]', () => {
    expect(faultOf(images, 0, { name: 'a.png', size: 2 * MEBIBYTE })).toBeUndefined();
    expect(faultOf(images, 0, { name: 'a.png', size: 2 * MEBIBYTE + 1 })).toBe('size');
    expect(faultOf(anything, 0, { name: 'a.png', size: 20 * MEBIBYTE })).toBeUndefined();
    expect(faultOf(anything, 0, { name: 'a.png', size: 20 * MEBIBYTE + 1 })).toBe('size');
    expect(faultOf(anything, 0, { name: 'a.png', size: 0 })).toBe('empty');
  });

  it('is as many as the setting says [S9.upload.count-1-10]', () => {
    expect(faultOf(images, 2, { name: 'a.png', size: 1 })).toBeUndefined();
    expect(faultOf(images, 3, { name: 'a.png', size: 1 })).toBe('count');
    expect([leftOf(images, 1), leftOf(images, 4), leftOf(anything, 1)]).toEqual([2, 0, 99]);
  });

  it('offers the device what it takes', () => {
    expect(images.accept).toBe('.jpg,.jpeg,.webp,.png,.gif,.bmp,.psd,.tiff');
  });
});

describe('sizes', () => {
  it('are told in the unit they are thought of in', () => {
    expect([500, 2048, 3.34 * MEBIBYTE, MEBIBYTE + 1].map(sizeText)).toEqual(['500 B', '2 KB', '3.4 MB', '1.1 MB']);
  });
});
