import { describe, expect, it } from '@jest/globals';
import { readUpload } from './read-upload';

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
