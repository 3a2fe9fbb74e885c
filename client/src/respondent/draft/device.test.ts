import { describe, expect, it } from '@jest/globals';
import { newSubmissionId } from './device';

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('newSubmissionId', () => {
  it('takes the platform name when there is one', () => {
    const id = newSubmissionId({ randomUUID: () => 'from-the-platform', getRandomValues: (bytes) => bytes });

    expect(id).toBe('from-the-platform');
  });

  it('builds a version 4 UUID from random bytes on a page without randomUUID', () => {
    const id = newSubmissionId({ getRandomValues: (bytes) => bytes.fill(0xff) });

    expect(id).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(id).toMatch(uuid4);
  });

  it('gives another name each time', () => {
    const source = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) };

    const ids = new Set(Array.from({ length: 200 }, () => newSubmissionId(source)));

    expect(ids.size).toBe(200);
    for (const id of ids) expect(id).toMatch(uuid4);
  });
});
