import { describe, expect, it } from '@jest/globals';
import { IMAGE_LIMITS } from './author-limits.js';

describe('the numbers of the image library', () => {
  it('crop to 200 by 200 [S9.crop.size]', () => {
    expect(IMAGE_LIMITS.crop).toEqual({ width: 200, height: 200 });
  });
});
