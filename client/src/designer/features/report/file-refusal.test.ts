import { describe, expect, it } from '@jest/globals';
import { fileRefusal } from './file-refusal';

const GONE = 'It is gone';

describe('a reply that is not the file', () => {
  it('says that the file is gone, not that the network is', () => {
    expect(fileRefusal({ code: 'A0404', message: 'x' }, GONE)).toEqual({ kind: 'say', message: GONE });
  });

  it('says what the server says', () => {
    expect(fileRefusal({ code: 'A0429', message: 'Too many requests' }, GONE)).toEqual({ kind: 'say', message: 'Too many requests' });
    expect(fileRefusal({ code: 'B0001', message: 'HTTP 500' }, GONE)).toEqual({ kind: 'service' });
  });

  it('says that the session is over', () => {
    expect(fileRefusal({ code: 'A0401', message: 'x' }, GONE)).toEqual({ kind: 'signedOut' });
  });

  it.each([null, {}, { code: 7 }])('blames the network where %j came, which is no reply of this server', (reply) => {
    expect(fileRefusal(reply, GONE)).toEqual({ kind: 'network' });
  });
});
