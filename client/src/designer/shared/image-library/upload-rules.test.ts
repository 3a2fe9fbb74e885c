import { describe, expect, it } from '@jest/globals';
import i18next from 'i18next';
import { images as en } from '../../i18n/en/images';
import { images as zhCN } from '../../i18n/zh-CN/images';
import { judgeFiles, pictureFault, readUpload } from './upload-rules';

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

const tea = { name: 'tea.png', type: 'image/png', size: 10 };
const notes = { name: 'notes.txt', type: 'text/plain', size: 10 };
const poster = { name: 'poster.png', type: 'image/png', size: 21 * 1024 * 1024 };

describe('files that are chosen for the library', () => {
  it('are uploaded when they can be pictures', () => {
    expect(judgeFiles([tea, tea, tea], 3)).toEqual({ good: [tea, tea, tea], fault: null });
    expect(judgeFiles([], 3)).toEqual({ good: [], fault: null });
  });

  it('are left out one by one when they cannot', () => {
    expect(judgeFiles([notes], 3)).toEqual({ good: [], fault: 'onlyImages' });
    expect(judgeFiles([poster, tea, notes], 3)).toEqual({ good: [tea], fault: 'tooLarge' });
  });

  it('are none when there are too many, and the limit is told: with 3 a fourth file says so [S5.image.count-message]', async () => {
    const limit = 3;
    const words = i18next.createInstance({ lng: 'zh-CN', resources: { 'zh-CN': { images: zhCN }, en: { images: en } } });
    await words.init();

    expect(judgeFiles([tea, tea, tea, tea], limit)).toEqual({ good: [], fault: 'tooMany' });
    // The specification's own words.
    expect(words.t('images:tooMany', { n: limit })).toBe('\u6700\u591a\u80fd\u4e0a\u4f203\u4e2a\u6587\u4ef6');
    expect(words.t('images:tooMany', { n: limit, lng: 'en' })).toBe('At most 3 can be uploaded');
  });
});

const FAILED = 'Upload failed';
const WHY = 'Only image files can be uploaded.';
const saysSo = { refusal: { kind: 'say', message: FAILED } };

describe('the reply to an upload', () => {
  it('has the stored name', () => {
    expect(readUpload({ code: '00000', data: { filePath: 'images/a.png' } }, FAILED)).toEqual({ name: 'images/a.png' });
  });

  it.each([null, {}, 'x', { code: '00000', data: null }, { code: '00000', data: { filePath: 7 } }, { code: 'B0001', message: 'HTTP 500' }])(
    'that has none is a failure: %j',
    (reply) => {
      expect(readUpload(reply, FAILED)).toEqual(saysSo);
    },
  );

  it('says why, where the server does', () => {
    expect(readUpload({ code: 'A0400', message: WHY }, FAILED)).toEqual({
      refusal: { kind: 'say', message: WHY },
    });
    expect(readUpload({ code: 'A0401', message: 'x' }, FAILED)).toEqual({ refusal: { kind: 'signedOut' } });
  });
});
