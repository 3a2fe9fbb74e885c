import { describe, expect, it } from '@jest/globals';
import { fileSize } from './file-size';

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [812, '812 B'],
    [1024, '1.0 KB'],
    [1_500_000, '1.4 MB'],
    [5_000_000_000, '4768.4 MB'],
  ])('says %i bytes as %s', (bytes, said) => {
    expect(fileSize(bytes)).toBe(said);
  });
});
