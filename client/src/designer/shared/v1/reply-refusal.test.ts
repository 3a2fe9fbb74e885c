import { describe, expect, it } from '@jest/globals';
import { replyRefusal } from './reply-refusal';

const GONE = 'It is gone';

describe('a reply that is not what was asked for', () => {
  it('says that the file is gone, not that the network is', () => {
    expect(replyRefusal({ code: 'A0404', message: 'x' }, GONE)).toEqual({ kind: 'say', message: GONE });
  });

  it('says what the server says', () => {
    expect(replyRefusal({ code: 'A0429', message: 'Too many requests' }, GONE)).toEqual({ kind: 'say', message: 'Too many requests' });
    expect(replyRefusal({ code: 'B0001', message: 'HTTP 500' }, GONE)).toEqual({ kind: 'service' });
  });

  it('says that the session is over', () => {
    expect(replyRefusal({ code: 'A0401', message: 'x' }, GONE)).toEqual({ kind: 'signedOut' });
  });

  it.each([null, {}, { code: 7 }])('blames the network where %j came, which is no reply of this server', (reply) => {
    expect(replyRefusal(reply, GONE)).toEqual({ kind: 'network' });
  });
});
